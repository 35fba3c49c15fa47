// Both programs are built from the same text, but a package may mix two builds.

#include "CDecoder.h"

_Static_assert(sizeof(struct rehearsal_decoder_answer) == 20, "the head of an answer has no gaps");
