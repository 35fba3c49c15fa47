#pragma once

// What the files that draw the log's rows have in common.

#include "loglist.h"

typedef enum { TEXT, DIM, GROUND, RULE, ACCENT, SELECTED, GROUP, BROKEN, RED, HOLD, AMBER, MARK,
               GREEN, BLUE, PURPLE, ORANGE } Colour;

extern const unsigned rehearsal_log_colours[REHEARSAL_LOOK_DARK_CONTRAST + 1][ORANGE + 1];

void rehearsal_log_set_colour(cairo_t *cr, RehearsalLook look, Colour colour);
