#pragma once

// What the program that decodes pictures and whoever starts it must agree on.
//
// It reads a picture from its standard input and writes an answer to its standard output: the struct
// below and, for a picture, the rows of its pixels without gaps.

#include <stdint.h>

enum {
  /// The largest number of pixels; a larger picture is refused and not scaled.
  rehearsal_decoder_most_pixels = 50000000,
  /// The longest edge in pixels; a larger picture is scaled down while it is decoded.
  rehearsal_decoder_longest_edge = 2048,
  /// Seconds of processor time that it may take.
  rehearsal_decoder_seconds = 5,
  /// Seconds that whoever started it waits for the end of its answer.
  rehearsal_decoder_patience = 10,
  /// MiB of address space that it may have.
  rehearsal_decoder_memory = 512,
  /// What an answer begins with.
  rehearsal_decoder_mark = 0x31435052,
};

/// How decoding went.
enum {
  rehearsal_decoder_shown,
  rehearsal_decoder_unknown,
  rehearsal_decoder_damaged,
  rehearsal_decoder_too_large,
  rehearsal_decoder_memory_refused,
};

/// The head of an answer. Numbers have the machine's order of bytes.
struct rehearsal_decoder_answer {
  uint32_t mark;
  /// One of the above.
  uint32_t outcome;
  /// In pixels; 0 where there is no picture.
  uint32_t width;
  uint32_t height;
  /// Bytes of a pixel: red, green, blue, and where there are four its opacity, which is not
  /// multiplied into the colours.
  uint32_t channels;
};
