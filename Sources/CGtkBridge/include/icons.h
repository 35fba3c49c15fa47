#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/// Whether a monitor has more than one pixel for each of GTK's.
bool rehearsal_any_monitor_is_dense(void);

/// An icon by its name, for a size in pixels; the caller unrefs it.
///
/// Where the desktop has its usual icons and no monitor is dense, it is a file, so that GTK need not
/// read the icon themes before it draws the first window; else GTK finds it by name.
GIcon *rehearsal_icon_new(const char *name, int size);

/// Gives images in a widget, which GTK has made with the names of icons, such icons.
void rehearsal_icons_dress(GtkWidget *widget);

/// Sets the icon of all windows that have no other icon, by its name.
void rehearsal_icons_set_default(const char *name);
