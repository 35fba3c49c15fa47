#pragma once

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
#include <stdbool.h>

// A drawn widget that offers rows to assistive technology as a tree of two levels. What is drawn has
// the same rows, which is up to the owner.
//
// The signal `tree-row-activated` has the 0-based row.

#define REHEARSAL_TYPE_TREE_AREA (rehearsal_tree_area_get_type())
G_DECLARE_FINAL_TYPE(
  RehearsalTreeArea, rehearsal_tree_area, REHEARSAL, TREE_AREA, GtkDrawingArea)

#define REHEARSAL_TYPE_TREE_AREA_ACCESSIBLE (rehearsal_tree_area_accessible_get_type())
G_DECLARE_FINAL_TYPE(
  RehearsalTreeAreaAccessible, rehearsal_tree_area_accessible, REHEARSAL, TREE_AREA_ACCESSIBLE,
  GtkWidgetAccessible)

#define REHEARSAL_TYPE_TREE_ROW (rehearsal_tree_row_get_type())
G_DECLARE_FINAL_TYPE(RehearsalTreeRow, rehearsal_tree_row, REHEARSAL, TREE_ROW, AtkObject)

GtkWidget *rehearsal_tree_area_new(void);

/// Replaces all rows. A name, and whether the row is below the last one that is not; texts are
/// copied.
void rehearsal_tree_area_begin(GtkWidget *area);
void rehearsal_tree_area_add(GtkWidget *area, const char *name, bool below);
void rehearsal_tree_area_end(GtkWidget *area);

/// Renames a row.
void rehearsal_tree_area_rename(GtkWidget *area, int row, const char *name);

/// Where a row is drawn, in pixels of the area.
void rehearsal_tree_area_place(GtkWidget *area, int row, int x, int y, int width, int height);

/// The row that has the keyboard's focus while the area has it; -1 for none.
void rehearsal_tree_area_set_current(GtkWidget *area, int row);

/// What the one action of each row is called.
void rehearsal_tree_area_name_action(const char *title);
