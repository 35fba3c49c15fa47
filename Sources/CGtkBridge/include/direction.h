#pragma once

#include <gtk/gtk.h>

/// Sets the direction of a widget and of everything inside it now, also of what GTK has put there.
/// A canvas gives its direction to what is added later, too.
void rehearsal_set_direction(GtkWidget *widget, GtkTextDirection direction);
