#pragma once

#include <gtk/gtk.h>

// A label that asks for no room, for a container that decides about its place. GtkLabel lays its
// text out several times to say how much room it would like, which takes long for a long text.

G_DECLARE_FINAL_TYPE(RehearsalText, rehearsal_text, REHEARSAL, TEXT, GtkLabel)

GtkWidget *rehearsal_text_new(const char *text);

/// Makes a label or an entry measure its text with the exact widths of its letters. GTK rounds each
/// of them to whole pixels, which makes words of a small size too narrow or too wide, and breaks
/// lines elsewhere at every size.
void rehearsal_measure_exactly(GtkWidget *widget);
