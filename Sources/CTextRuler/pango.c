#include "pango.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct rehearsal_pango functions;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// The libraries that libpangocairo needs are found through it.
static void open_libraries(void) {
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
  bool found = true;
#define FIND(result, name, parameters) \
  *(void **)&functions.name = dlsym(library, #name); \
  if (!functions.name) found = false;
  REHEARSAL_PANGO(FIND)
#undef FIND
  is_open = found;
}

const struct rehearsal_pango *rehearsal_pango_functions(void) {
  pthread_once(&once, open_libraries);
  return is_open ? &functions : NULL;
}
