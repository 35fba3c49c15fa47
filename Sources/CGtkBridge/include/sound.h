#pragma once

/// Plays the sound of an event of the desktop's sound theme, or else of a file, on a thread of its
/// own; nothing where libcanberra or a sound device is missing. `volume` is in decibels, at most 0.
/// The strings are copied. Main thread.
void rehearsal_sound_play(const char *event, const char *file, const char *title, double volume);
