#pragma once

#include <stdbool.h>

/// Whether libcanberra is installed; it is loaded for the answer, once. Main thread.
bool rehearsal_sound_is_available(void);

/// Plays the sound of an event of the desktop's sound theme, or else of a file, on a thread of its
/// own; nothing where libcanberra or a sound device is missing. `volume` is in decibels, at most 0.
/// The strings are copied. Main thread.
void rehearsal_sound_play(const char *event, const char *file, const char *title, double volume);
