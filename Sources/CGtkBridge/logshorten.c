// Shortens a selector to the humps that tell it from others. See loglist.h.
//
// A hump is a word in camel case: `clickedButtonAtIndex:` has four. What a call is about is in its
// first humps after the sender; the sender is also in the column of the targets, and the rest says
// mostly of which type the arguments are.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

#include <string.h>

static const char ellipsis[] = "…";

static bool is_hump(const char *text, size_t at) {
  return text[at - 1] == ':' || (g_ascii_isupper(text[at]) && !g_ascii_isupper(text[at - 1]));
}

// The start of the next hump, at most `end`.
static size_t next_hump(const char *text, size_t at, size_t end) {
  if (at < end) at++;
  while (at < end && !is_hump(text, at)) at++;
  return at;
}

static bool has_word(const char *text, size_t at, const char *const words[]) {
  for (size_t i = 0; words[i] != NULL; i++) {
    size_t length = strlen(words[i]);
    bool same = g_ascii_strncasecmp(text + at, words[i], length) == 0;
    if (same && !g_ascii_islower(text[at + length])) return true;
  }
  return false;
}

// The end of the sender's name: after its colon, or before the verb of a selector with one part.
static size_t sender_end(const char *text, size_t end) {
  static const char *const verbs[] = {"Should", "Did", "Will", "Cancel", NULL};
  size_t colon = strcspn(text, ":") + 1;
  if (colon < end) return colon;
  for (size_t at = next_hump(text, 0, end); at < end; at = next_hump(text, at, end)) {
    if (has_word(text, at, verbs)) return at;
  }
  return 0;
}

static void cut_out(GString *text, PangoAttrList *attributes, size_t start, size_t end) {
  g_string_erase(text, (gssize)start, (gssize)(end - start));
  g_string_insert(text, (gssize)start, ellipsis);
  if (attributes == NULL) return;
  pango_attr_list_update(attributes, (int)start, (int)(end - start), (int)strlen(ellipsis));
}

// Leaves out at least `drop` characters of the humps after those that matter, as few as possible,
// and all of them if that is not enough. A last hump that can stay does.
static void cut_middle(
  GString *text, PangoAttrList *attributes, size_t first, size_t end, size_t drop) {
  static const char *const moments[] = {"will", "did", "should", NULL};
  size_t stem = next_hump(text->str, first, end);
  // What happens belongs to when it happens.
  if (has_word(text->str, first, moments)) stem = next_hump(text->str, stem, end);
  // The last colon stays.
  size_t last = end - 1, start = 0, stop = 0;
  for (size_t a = stem; a < last; a = next_hump(text->str, a, last)) {
    for (size_t b = next_hump(text->str, a, last);; b = next_hump(text->str, b, last)) {
      bool better = stop == 0 || (b == last) < (stop == last) ||
                    ((b == last) == (stop == last) && b - a < stop - start);
      if (b - a >= drop && better) start = a, stop = b;
      if (b == last) break;
    }
  }
  if (stop == 0) start = stem, stop = last;
  if (start < stop) cut_out(text, attributes, start, stop);
}

void rehearsal_log_shorten(
  GString *text, PangoAttrList *attributes, size_t selector, size_t drop) {
  size_t sender = sender_end(text->str, selector), cut = 0;
  // An ellipsis takes the room of one character.
  while (cut < sender && cut < drop + 1) cut = next_hump(text->str, cut, sender);
  if (cut < drop + 1)
    cut_middle(text, attributes, sender, selector, drop + 1 + (sender > 0) - cut);
  if (cut > 0) cut_out(text, attributes, 0, cut);
}

char *rehearsal_log_shortened(const char *selector, long drop) {
  GString *text = g_string_new(selector);
  if (drop > 0) rehearsal_log_shorten(text, NULL, text->len, (size_t)drop);
  return g_string_free(text, FALSE);
}
