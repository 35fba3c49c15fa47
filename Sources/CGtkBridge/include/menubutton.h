#pragma once

#include <gtk/gtk.h>

/// Gives a button that has no menu yet one to open; GTK hears of it when it is first opened.
void rehearsal_menu_button_set_menu(GtkMenuButton *button, GMenuModel *menu);
