#pragma once

#include <gtk/gtk.h>

// A row of buttons that is one stop for Tab. Tab goes to the button that had the focus last, or
// else to the one that is pressed; the arrow keys move inside, from the last to the first.

G_DECLARE_FINAL_TYPE(RehearsalGroup, rehearsal_group, REHEARSAL, GROUP, GtkBox)

/// The spacing is in pixels.
GtkWidget *rehearsal_group_new(int spacing);

/// Moves the focus in a container whose children are a row of buttons, as such a row does; into it
/// at the button that had the focus last (NULL for none), else at the one that is on.
gboolean rehearsal_group_focus(GtkWidget *widget, GtkWidget *last, GtkDirectionType direction);
