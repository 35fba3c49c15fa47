// Watches any GTK program from inside, by LD_PRELOAD, and writes to the file that PAINT_REPORT
// names:
//
//   paint NANOSECONDS CPU-MICROSECONDS PEAK-KIB
//
// once its first window has been painted and the display has it: the time of the monotonic clock,
// the processor's time since the process began (before an exec, too), and the most memory that it
// has had. Then the program ends, unless PAINT_REST is set: then it ends once there was nothing else
// to do for half a second; or unless PAINT_FRAMES gives a number of milliseconds: after so long
// it is ended by an alarm, and until then each frame of a window is reported too, with the moment
// that its clock says it is for:
//
//   frame MICROSECONDS
//
// GTK calls GDK's end of a frame through the linker, so it can be stood in for.

#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t monotonic(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

// A figure in KiB from one of the kernel's tables, -1 where there is none.
static long kibibytes(const char *path, const char *key) {
  char line[256];
  long value = -1;
  FILE *table = fopen(path, "r");
  if (table == NULL) return -1;
  while (value < 0 && fgets(line, sizeof line, table) != NULL)
    if (strncmp(line, key, strlen(key)) == 0) value = atol(line + strlen(key));
  fclose(table);
  return value;
}

static void *symbol(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (found == NULL) abort();
  return found;
}

static void wait_for_display(void) {
  void *(*display)(void) = symbol(RTLD_DEFAULT, "gdk_display_get_default");
  void (*sync)(void *) = symbol(RTLD_DEFAULT, "gdk_display_sync");
  sync(display());
}

static int end_at_rest(void *unused) {
  (void)unused;
  _exit(0);
}

// Begins to wait anew with each frame. A timeout of the last priority has to wait for all other work.
static void wait_for_rest(void) {
  static unsigned source;
  unsigned (*add)(int, unsigned, int (*)(void *), void *, void (*)(void *)) =
      symbol(RTLD_DEFAULT, "g_timeout_add_full");
  int (*remove)(unsigned) = symbol(RTLD_DEFAULT, "g_source_remove");
  if (source != 0) remove(source);
  source = add(1000, 500, end_at_rest, NULL, NULL);
}

void gdk_window_end_draw_frame(void *window, void *context) {
  static FILE *report;
  static void (*end)(void *, void *);
  if (end == NULL) end = symbol(RTLD_NEXT, "gdk_window_end_draw_frame");
  end(window, context);

  const char *path = getenv("PAINT_REPORT"), *frames = getenv("PAINT_FRAMES");
  if (path == NULL) return;
  if (getenv("PAINT_REST") != NULL) return wait_for_rest();
  if (report == NULL) {
    wait_for_display();
    int64_t now = monotonic();
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    report = fopen(path, "w");
    if (report == NULL) abort();
    fprintf(report, "paint %lld %lld %ld\n", (long long)now,
            (long long)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 +
                used.ru_utime.tv_usec + used.ru_stime.tv_usec,
            kibibytes("/proc/self/status", "VmHWM:"));
    fflush(report);
    if (frames == NULL) _exit(0);
    long rest = atol(frames);
    setitimer(ITIMER_REAL, &(struct itimerval){.it_value = {rest / 1000, rest % 1000 * 1000}},
              NULL);
  }
  void *(*clock_of)(void *) = symbol(RTLD_DEFAULT, "gdk_window_get_frame_clock");
  int64_t (*frame_time)(void *) = symbol(RTLD_DEFAULT, "gdk_frame_clock_get_frame_time");
  fprintf(report, "frame %lld\n", (long long)frame_time(clock_of(window)));
  fflush(report);
}
