// A menu button whose popover is made when it is first opened.

#include "menubutton.h"

static void toggled(GtkToggleButton *button, GMenuModel *menu) {
  if (!gtk_toggle_button_get_active(button)) return;
  // The handler owns the menu and is not released before this returns.
  g_signal_handlers_disconnect_by_func(button, (gpointer)toggled, menu);
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), menu);
  // GTK opens the popover that it has when the button is pressed.
  gtk_toggle_button_set_active(button, FALSE);
  gtk_toggle_button_set_active(button, TRUE);
}

void rehearsal_menu_button_set_menu(GtkMenuButton *button, GMenuModel *menu) {
  // GTK makes a button without a menu insensitive.
  gtk_widget_set_sensitive(GTK_WIDGET(button), TRUE);
  g_signal_connect_data(
    button, "toggled", G_CALLBACK(toggled), g_object_ref(menu), (GClosureNotify)(void *)g_object_unref,
    0);
}
