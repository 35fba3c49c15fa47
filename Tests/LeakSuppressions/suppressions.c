#include "LeakSuppressions.h"

// XCTest leaks a little in each run, also in one without a test.
const char *__lsan_default_suppressions(void) {
  return "leak:libXCTest\n";
}
