#include "LeakSuppressions.h"

// XCTest leaks a little in each run, also in one without a test. What a constant of a program holds is
// never freed, and a reference in an enum is not always seen as one. Fontconfig keeps what it has read.
const char *__lsan_default_suppressions(void) {
  return "leak:libXCTest\nleak:libfontconfig\nleak:swift::threading_impl::once_slow\n";
}
