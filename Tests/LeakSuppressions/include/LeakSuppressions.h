#ifndef LEAK_SUPPRESSIONS_H
#define LEAK_SUPPRESSIONS_H

/// What Leak Sanitizer is to pass over when the tests are built with Address Sanitizer.
const char *__lsan_default_suppressions(void);

#endif
