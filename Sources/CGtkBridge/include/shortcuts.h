#pragma once

#include <gtk/gtk.h>

// The window that lists the keys; GTK has no constructors for its parts. Each is floating; the
// container that it is added to takes ownership.

/// A section that shows all its groups at once, for a `GtkShortcutsWindow`.
GtkWidget *rehearsal_shortcuts_section_new(void);
/// A group under a heading, for a section.
GtkWidget *rehearsal_shortcuts_group_new(const char *title);
/// One line of a group: keys such as `<Primary>q`, several with spaces between them.
GtkWidget *rehearsal_shortcuts_item_new(const char *title, const char *keys);
/// A window over another; hidden.
GtkWidget *rehearsal_shortcuts_window_new(GtkWindow *parent);
