// Decodes one picture, so that whatever is in it hurts no other program.
//
//     rehearsal-decoder < PICTURE > ANSWER
//
// A library of pictures may abort, not come to an end, or take all memory. This program may: it is
// limited, ends with whoever started it, and says in CDecoder.h's form what it has read. The exit
// status is 0 wherever there is a whole answer.

#include "decode.h"
#include "limits.h"

#include <CDecoder.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <unistd.h>

static gboolean write_all(const void *bytes, gsize length) {
  const guchar *next = bytes;
  while (length > 0) {
    gssize count = write(STDOUT_FILENO, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return FALSE;
    next += count;
    length -= (gsize)count;
  }
  return TRUE;
}

// Libraries end the process where memory is refused them; this says that it was for that.
static void take_end(int number) {
  static const struct rehearsal_decoder_answer refused = {
    .mark = rehearsal_decoder_mark, .outcome = rehearsal_decoder_memory_refused};
  if (had_most_memory() && write_all(&refused, sizeof refused)) _exit(0);
  // Now it has its usual effect.
  raise(number);
}

static void notice_ends(void) {
  const int ends[] = {SIGABRT, SIGTRAP, SIGSEGV};
  struct sigaction action = {.sa_handler = take_end, .sa_flags = SA_RESETHAND};
  for (size_t place = 0; place < G_N_ELEMENTS(ends); place++)
    sigaction(ends[place], &action, NULL);
}

int main(int count, char **arguments) {
  (void)arguments;
  if (count != 1) return 64;
  limit_this_process();
  notice_ends();
  // The texts of a vector graphic have the fonts of the person's language.
  setlocale(LC_ALL, "");
  GdkPixbuf *pixels = NULL;
  struct rehearsal_decoder_answer answer = {.mark = rehearsal_decoder_mark};
  answer.outcome = decode_picture(STDIN_FILENO, &pixels);
  if (answer.outcome == rehearsal_decoder_damaged && had_most_memory())
    answer.outcome = rehearsal_decoder_memory_refused;
  if (pixels != NULL) {
    answer.width = (guint32)gdk_pixbuf_get_width(pixels);
    answer.height = (guint32)gdk_pixbuf_get_height(pixels);
    answer.channels = (guint32)gdk_pixbuf_get_n_channels(pixels);
  }
  gboolean is_written = write_all(&answer, sizeof answer);
  const guchar *row = pixels != NULL ? gdk_pixbuf_read_pixels(pixels) : NULL;
  for (guint32 y = 0; y < answer.height && is_written; y++) {
    is_written = write_all(row, (gsize)answer.width * answer.channels);
    row += gdk_pixbuf_get_rowstride(pixels);
  }
  // There is nothing to be tidied up, and no library shall wait for anything.
  _exit(is_written ? 0 : 74);
}
