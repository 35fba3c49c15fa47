#pragma once
// Measures texts with Pango, which is opened when it is first needed: a program that measures
// nothing neither links nor loads it.
#include <stdbool.h>
#include <stdint.h>

typedef struct RehearsalRuler RehearsalRuler;

// What a text takes, in whole pixels.
typedef struct {
  int32_t width, height;
  int32_t lines;
  // Letters for which no font has a shape.
  int32_t missing;
} RehearsalTextSize;

// Opens the libraries. False where libpangocairo is not installed, or too old.
bool rehearsal_ruler_open(void);

// A ruler for a font as in the settings of a desktop, whose size does not matter. With a folder it
// knows the fonts of that folder alone. NULL without the libraries, or if the folder has no font.
RehearsalRuler *rehearsal_ruler_create(const char *font, const char *folder);

// A ruler that draws as the PangoContext of a widget does, which stays as it is.
RehearsalRuler *rehearsal_ruler_create_like(void *widget);

void rehearsal_ruler_free(RehearsalRuler *ruler);

// Whether it still measures as the widget of a PangoContext draws.
bool rehearsal_ruler_is_like(const RehearsalRuler *ruler, void *widget);

// Measures a text up to its first NUL, at a size in pixels and a factor for it. It wraps at a width
// in pixels between words, or inside a word that has no room; at -1 it has a line per paragraph.
RehearsalTextSize rehearsal_ruler_measure(
    RehearsalRuler *ruler, const char *text, double pixels, bool bold, double scale, int32_t width);

// Tells each font that a text is drawn with: its family, and its version in 1/65536, or 0 where
// that is not known. A font may be told several times.
void rehearsal_ruler_fonts(
    RehearsalRuler *ruler, const char *text, bool bold,
    void (*tell)(void *context, const char *family, int32_t version), void *context);
