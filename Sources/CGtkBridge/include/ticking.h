#pragma once

#include <gtk/gtk.h>

// A label whose text may change many times a second. GtkLabel tells assistive technology of each
// change; this one tells nothing but the name that its owner sets.

G_DECLARE_FINAL_TYPE(RehearsalTicking, rehearsal_ticking, REHEARSAL, TICKING, GtkLabel)

GtkWidget *rehearsal_ticking_new(const char *text);
