#pragma once

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

// A header bar that offers its parts to assistive technology in the order in which they are seen.
// That of GTK offers them from the end to the start, and of two parts at the end the outer one
// first.

#define REHEARSAL_TYPE_HEADER_BAR (rehearsal_header_bar_get_type())
G_DECLARE_FINAL_TYPE(RehearsalHeaderBar, rehearsal_header_bar, REHEARSAL, HEADER_BAR, GtkHeaderBar)

GtkWidget *rehearsal_header_bar_new(void);

#define REHEARSAL_TYPE_HEADER_BAR_ACCESSIBLE (rehearsal_header_bar_accessible_get_type())
G_DECLARE_FINAL_TYPE(
  RehearsalHeaderBarAccessible, rehearsal_header_bar_accessible, REHEARSAL, HEADER_BAR_ACCESSIBLE,
  GtkContainerAccessible)
