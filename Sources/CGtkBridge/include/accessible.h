#pragma once

#include "canvas.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
#include <stdbool.h>

// Properties for assistive technology. Texts are copied; NULL removes one.

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

/// The accessible of a widget whose class has a `get_accessible` of its own: made at the first call,
/// owned by the widget.
AtkObject *rehearsal_accessible_of_type(GtkWidget *widget, GType type);

/// Has a new GtkPaned tell assistive technology when its edge has moved. GTK tells it at every
/// layout that the edge has another value, which it has not. To be called before anything else is
/// connected to `size-allocate`.
void rehearsal_paned_tells_only_moves(GtkWidget *paned);

bool rehearsal_accessible_has_state(GtkWidget *widget, AtkStateType state);
int rehearsal_accessible_child_count(GtkWidget *widget);
/// The index of the widget among the accessible children of its parent, -1 without a parent.
/// GTK returns 0 or more for a concealed child too; assistive technology never reaches one.
int rehearsal_accessible_index(GtkWidget *widget);

/// Sets what people read for the two actions of canvases that scroll.
void rehearsal_canvas_name_pages(const char *next, const char *previous);

/// The number of actions, and to do one, by its index from 0; false where nothing was done.
int rehearsal_accessible_action_count(GtkWidget *widget);
bool rehearsal_accessible_do_action(GtkWidget *widget, int index);

/// Whether a canvas has STATE_MODAL.
void rehearsal_canvas_set_modal(RehearsalCanvas *canvas, bool modal);

/// Has `text` spoken. False if ATK has no signal for it (before 2.46).
bool rehearsal_announce(GtkWidget *widget, const char *text);

// The accessible of a canvas, which leaves concealed children out.

#define REHEARSAL_TYPE_CANVAS_ACCESSIBLE (rehearsal_canvas_accessible_get_type())
G_DECLARE_FINAL_TYPE(
  RehearsalCanvasAccessible, rehearsal_canvas_accessible, REHEARSAL, CANVAS_ACCESSIBLE,
  GtkContainerAccessible)

/// The canvas calls these before an offered child is removed or concealed, and after one is
/// added or revealed, so that the caches of listeners stay correct.
void rehearsal_canvas_accessible_removing(RehearsalCanvas *canvas, GtkWidget *child);
void rehearsal_canvas_accessible_added(RehearsalCanvas *canvas, GtkWidget *child);
