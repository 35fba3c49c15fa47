#include "shortcuts.h"

GtkWidget *rehearsal_shortcuts_section_new(void) {
  return g_object_new(
    GTK_TYPE_SHORTCUTS_SECTION, "section-name", "keys", "max-height", 12, "visible", TRUE, NULL);
}

GtkWidget *rehearsal_shortcuts_group_new(const char *title) {
  return g_object_new(GTK_TYPE_SHORTCUTS_GROUP, "title", title, "visible", TRUE, NULL);
}

GtkWidget *rehearsal_shortcuts_item_new(const char *title, const char *keys) {
  return g_object_new(
    GTK_TYPE_SHORTCUTS_SHORTCUT, "title", title, "accelerator", keys, "visible", TRUE, NULL);
}

GtkWidget *rehearsal_shortcuts_window_new(GtkWindow *parent) {
  return g_object_new(
    GTK_TYPE_SHORTCUTS_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
    NULL);
}
