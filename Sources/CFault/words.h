#pragma once

#include <stddef.h>
#include <stdint.h>

/// Writes bytes to a descriptor; what can't be written is left out. Safe in handlers of signals, as
/// all functions here are.
void rehearsal_write(int descriptor, const char *bytes, size_t count);

/// Writes texts, up to a null pointer.
void rehearsal_say(int descriptor, ...);

/// Writes a number that is not negative, in decimal digits.
void rehearsal_say_number(int descriptor, intmax_t number);

/// Writes a number in hexadecimal digits, with 0x.
void rehearsal_say_address(int descriptor, uintptr_t number);
