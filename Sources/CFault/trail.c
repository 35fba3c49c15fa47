// The calls that led to a fault, from the frame pointers that Swift code keeps.
//
// An unwinder would say more of C libraries, but it takes locks and may allocate. Memory is read by
// a system call, which refuses what is not there: a stack may be destroyed.

#define _GNU_SOURCE
#include "trail.h"

#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#include "words.h"

/// Where code of a file is in memory, and where the beginning of that file is.
struct module {
  uintptr_t start, end, base;
  char name[64];
};

enum { CALLS = 48, LINE = 512 };

static int digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/// Reads hexadecimal digits and the sign after them; null where the sign is another.
static const char *number(const char *text, char sign, uintptr_t *value) {
  *value = 0;
  for (; digit(*text) >= 0; text++) *value = *value << 4 | (uintptr_t)digit(*text);
  return *text == sign ? text + 1 : NULL;
}

/// Takes a line of the system's list: START-END RIGHTS OFFSET DEVICE INODE PATH.
static bool parse(const char *line, struct module *module) {
  const char *at = number(line, '-', &module->start);
  if (!at || !(at = number(at, ' ', &module->end))) return false;
  uintptr_t offset;
  if (!(at = strchr(at, ' ')) || !number(at + 1, ' ', &offset)) return false;
  // The folder may have the person's name.
  const char *slash = strrchr(at, '/');
  if (!slash) return false;
  strncpy(module->name, slash + 1, sizeof module->name - 1);
  module->name[sizeof module->name - 1] = 0;
  // The parts of a file follow each other, the beginning first.
  if (offset == 0) module->base = module->start;
  return true;
}

/// Finds the file that has the code at an address.
static bool find(uintptr_t address, struct module *module) {
  int list = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (list < 0) return false;
  char line[LINE], bytes[1024];
  size_t length = 0;
  bool is_found = false;
  for (ssize_t count; !is_found && (count = read(list, bytes, sizeof bytes)) > 0;) {
    for (ssize_t i = 0; !is_found && i < count; i++) {
      if (bytes[i] != '\n') {
        if (length < LINE - 1) line[length++] = bytes[i];
        continue;
      }
      line[length] = 0;
      length = 0;
      is_found = parse(line, module) && module->start <= address && address < module->end;
    }
  }
  close(list);
  return is_found;
}

static void say_call(int descriptor, uintptr_t address) {
  struct module module = {0};
  rehearsal_say(descriptor, "  ", NULL);
  if (find(address, &module)) {
    rehearsal_say(descriptor, module.name, "+", NULL);
    address = address - module.base;
  }
  rehearsal_say_address(descriptor, address);
  rehearsal_say(descriptor, "\n", NULL);
}

/// Reads a frame: the pointer to the frame of the caller, and where that continues.
static bool read_frame(uintptr_t place, uintptr_t frame[2]) {
  struct iovec own = {frame, 2 * sizeof frame[0]};
  struct iovec other = {(void *)place, 2 * sizeof frame[0]};
  return process_vm_readv(getpid(), &own, 1, &other, 1, 0) == (ssize_t)own.iov_len;
}

void rehearsal_say_trail(int descriptor, const void *context) {
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)machine->gregs[REG_RIP];
  uintptr_t place = (uintptr_t)machine->gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t address = machine->pc;
  uintptr_t place = machine->regs[29];
#else
  uintptr_t address = 0, place = 0;
  (void)machine;
#endif
  for (int i = 0; i < CALLS && address != 0; i++) {
    say_call(descriptor, address);
    uintptr_t frame[2];
    if (place % sizeof place != 0 || !read_frame(place, frame)) break;
    // A stack grows downwards: what is not above is no frame.
    if (frame[0] <= place) break;
    place = frame[0];
    address = frame[1];
  }
}
