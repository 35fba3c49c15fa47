#pragma once

#include <gtk/gtk.h>

/// Makes the edge between two sides a stop for Tab, where the arrow keys move it; GTK gives it the
/// focus only by F8.
void rehearsal_paned_takes_tab(GtkWidget *paned);
