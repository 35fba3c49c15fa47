#include "words.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

void rehearsal_write(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

void rehearsal_say(int descriptor, ...) {
  va_list texts;
  va_start(texts, descriptor);
  for (const char *text; (text = va_arg(texts, const char *));)
    rehearsal_write(descriptor, text, strlen(text));
  va_end(texts);
}

static void say_digits(int descriptor, uintmax_t number, unsigned base) {
  char digits[3 * sizeof number];
  size_t start = sizeof digits;
  do {
    digits[--start] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  rehearsal_write(descriptor, digits + start, sizeof digits - start);
}

void rehearsal_say_number(int descriptor, intmax_t number) {
  say_digits(descriptor, number < 0 ? 0 : (uintmax_t)number, 10);
}

void rehearsal_say_address(int descriptor, uintptr_t number) {
  rehearsal_write(descriptor, "0x", 2);
  say_digits(descriptor, number, 16);
}
