#include "CSanitizer.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HAS_THREAD_SANITIZER 1
#endif
#endif

#ifdef HAS_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>

// One address for all locks: a race between what two of them guard would go unseen,
// one with anything that no lock guards would not.
static char order;

void rehearsal_lock_taken(void) { __tsan_acquire(&order); }
void rehearsal_lock_given_back(void) { __tsan_release(&order); }

// That package has locks of the same kind, which are not reported.
const char *__tsan_default_suppressions(void) {
  return "race:swift-subprocess/Sources\n";
}
#else
void rehearsal_lock_taken(void) {}
void rehearsal_lock_given_back(void) {}
#endif
