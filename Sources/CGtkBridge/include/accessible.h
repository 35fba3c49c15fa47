#pragma once

#include "canvas.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
#include <stdbool.h>

// What assistive technology is told. Texts are copied; NULL takes one away.

void rehearsal_accessible_set_name(GtkWidget *widget, const char *name);
void rehearsal_accessible_set_description(GtkWidget *widget, const char *description);
/// A stable name for tests, never shown.
void rehearsal_accessible_set_id(GtkWidget *widget, const char *id);
void rehearsal_accessible_set_role(GtkWidget *widget, AtkRole role);
AtkRole rehearsal_accessible_get_role(GtkWidget *widget);
/// Borrowed, may be NULL.
const char *rehearsal_accessible_get_name(GtkWidget *widget);

/// Which of how many the widget is, counted from 1: the attributes `posinset` and `setsize`.
/// For a row of which not all neighbours are made.
void rehearsal_accessible_set_position(GtkWidget *widget, int position, int size);
/// The value of an attribute, to be freed; NULL for one that the widget does not have.
char *rehearsal_accessible_get_attribute(GtkWidget *widget, const char *name);

bool rehearsal_accessible_has_state(GtkWidget *widget, AtkStateType state);
int rehearsal_accessible_child_count(GtkWidget *widget);
/// The widget's place among its parent's accessible children, -1 without a parent. GTK
/// answers 0 or more for a concealed child too; it is not to be reached, so nobody asks.
int rehearsal_accessible_index(GtkWidget *widget);

/// Whether a canvas has STATE_MODAL.
void rehearsal_canvas_set_modal(RehearsalCanvas *canvas, bool modal);

/// Asks for `text` to be spoken. False where ATK has no way to say it (before 2.46).
bool rehearsal_announce(GtkWidget *widget, const char *text);

// The accessible of a canvas, which leaves concealed children out.

#define REHEARSAL_TYPE_CANVAS_ACCESSIBLE (rehearsal_canvas_accessible_get_type())
G_DECLARE_FINAL_TYPE(
  RehearsalCanvasAccessible, rehearsal_canvas_accessible, REHEARSAL, CANVAS_ACCESSIBLE,
  GtkContainerAccessible)

/// Told by the canvas before a child leaves the children offered, and after one
/// joined them, so that listeners' caches stay right.
void rehearsal_canvas_accessible_removing(RehearsalCanvas *canvas, GtkWidget *child);
void rehearsal_canvas_accessible_added(RehearsalCanvas *canvas, GtkWidget *child);
