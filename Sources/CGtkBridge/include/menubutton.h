#pragma once

#include <gtk/gtk.h>

/// Gives a menu to a button without one; GTK gets the menu when it is first opened.
void rehearsal_menu_button_set_menu(GtkMenuButton *button, GMenuModel *menu);
