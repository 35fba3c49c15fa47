#include "limits.h"

#include <CDecoder.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// Descriptors: a vector graphic with texts opens the system's fonts.
enum { descriptors = 64 };

#if !defined(__has_feature)
#define __has_feature(name) 0
#endif
// With a sanitizer there is no limit of memory: they reserve terabytes.
enum { limits_memory = !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) };

static void limit(__rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return;
  // A limit that is lower already stays.
  if (hard < limits.rlim_max) limits.rlim_max = hard;
  if (soft < limits.rlim_cur) limits.rlim_cur = soft;
  setrlimit(resource, &limits);
}

static void limit_both(__rlimit_resource_t resource, rlim_t most) { limit(resource, most, most); }

void limit_this_process(void) {
  // Where our parent ended before this line, the limits of time are what ends us.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // With this no core is made, not even where a program of the system would take it.
  prctl(PR_SET_DUMPABLE, 0);
  limit_both(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, rehearsal_decoder_seconds, rehearsal_decoder_seconds + 1);
  limit_both(RLIMIT_NOFILE, descriptors);
  // Files only: the answer goes into a pipe. A library that wants to write a cache is refused it.
  limit_both(RLIMIT_FSIZE, 0);
  signal(SIGXFSZ, SIG_IGN);
  if (limits_memory) limit_both(RLIMIT_AS, (rlim_t)rehearsal_decoder_memory << 20);
  // On a machine with many processors, a thread for each and the address space that each reserves
  // would take all of it.
  setenv("RAYON_NUM_THREADS", "1", 1);
  mallopt(M_ARENA_MAX, 1);
}

bool had_most_memory(void) {
  if (!limits_memory) return false;
  char text[4096];
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count < 0) return false;
  text[count] = '\0';
  // The largest address space so far, in KiB.
  const char *peak = strstr(text, "VmPeak:");
  return peak && strtoul(peak + strlen("VmPeak:"), NULL, 10) > rehearsal_decoder_memory * 1024UL / 2;
}
