#pragma once

#include "canvas.h"

// Declarations for the C files of the canvas.

typedef struct {
  GtkWidget *widget;
  guint index;                   // in `children`
  RehearsalRectangle rectangle;  // points
  double scale, angle, opacity;  // angle in radians, clockwise
  double squeeze;                // the width that is drawn, as a part of the scaled one
  bool concealed;
} CanvasChild;

struct _RehearsalCanvas {
  GtkContainer parent_instance;
  GPtrArray *children;  // of CanvasChild, owned, bottom first
  guint insert_at;      // the index of the next child that is added
  double zoom, radius;
  double content, offset;  // points; content 0 for a canvas that does not scroll
  bool across;             // it scrolls to the right, else down
  GtkGesture *drag;        // owned; NULL for a canvas that never scrolled
  double drag_offset;      // the scroll position when the finger went down
  gint64 indicator_since;  // when the scroll position was new, monotonic; 0 for long ago
  guint indicator_timer, indicator_tick;  // 0 for none
  bool scrolls;            // as of the last allocation
  bool fades;              // its content fades where it continues beyond an edge
  bool clips, takes_input, keeps_focus, is_group, allocating;
  bool directed, mirrored;  // the direction was set; it is from right to left
  int minimum[2], natural[2];  // pixels
  GdkWindow *event_window;     // input only; NULL unless realized and taking input
  RehearsalCanvasTable table;
  void *context;
  AtkObject *accessible;  // borrowed; NULL until it was requested
  guint restacking;       // the source that sorts the event windows; 0 for none
  bool destroyed;
};

/// NULL for a widget that is not in the canvas.
CanvasChild *canvas_child(RehearsalCanvas *canvas, GtkWidget *widget);

/// The widgets, the lowest first. The array has a reference to each, because children may
/// be added and removed during an iteration.
GPtrArray *canvas_snapshot(RehearsalCanvas *canvas);

/// Converts a point of the canvas, in pixels, to a point in a child that is drawn scaled
/// or turned.
void canvas_untransform(RehearsalCanvas *canvas, CanvasChild *child, double *x, double *y);

// The functions of GtkWidget, each in the file of its subject.

GtkSizeRequestMode canvas_request_mode(GtkWidget *widget);
void canvas_preferred_width(GtkWidget *widget, int *minimum, int *natural);
void canvas_preferred_height(GtkWidget *widget, int *minimum, int *natural);
void canvas_size_allocate(GtkWidget *widget, GtkAllocation *allocation);

/// Places the children again before the next frame; nothing while that is being done.
void canvas_queue_allocate(RehearsalCanvas *canvas);

gboolean canvas_draw(GtkWidget *widget, cairo_t *cr);
void canvas_realize(GtkWidget *widget);
void canvas_unrealize(GtkWidget *widget);
void canvas_map(GtkWidget *widget);
void canvas_unmap(GtkWidget *widget);
gboolean canvas_scroll(GtkWidget *widget, GdkEventScroll *event);
void canvas_set_focus_child(GtkContainer *container, GtkWidget *child);

/// The visible length of the content, and the greatest scroll position, in points; 0 if all of the
/// content is visible.
double canvas_extent(RehearsalCanvas *canvas);
double canvas_furthest(RehearsalCanvas *canvas);

/// Notes the direction of its widget, which was set.
void canvas_directed(RehearsalCanvas *canvas);

/// Draws the scroll bar: how much of the content is visible, and which part.
void canvas_draw_indicator(RehearsalCanvas *canvas, cairo_t *cr);

/// Shows the scroll bar for a while, because the canvas has appeared or scrolled.
void canvas_show_indicator(RehearsalCanvas *canvas);

/// Shows the scroll bar if the canvas scrolls since its last allocation.
void canvas_note_extent(RehearsalCanvas *canvas);

/// Hides the scroll bar at once, because the canvas is not visible any more.
void canvas_drop_indicator(RehearsalCanvas *canvas);

/// Sets the area that the canvas may draw on, its shadow included.
void canvas_update_clip(RehearsalCanvas *canvas);

/// Sorts the event windows of everything that is drawn on the GdkWindow of the canvas into
/// drawing order, and removes their input where a canvas clips them. GTK raises a window
/// whenever its widget is mapped, so this is called after each allocation, mapping and
/// reordering. The windows are sorted once for all these calls, before the next input or
/// drawing.
void canvas_restack(RehearsalCanvas *canvas);

/// Sorts the windows now, if a call requested it; called before the canvas is drawn.
void canvas_restack_now(RehearsalCanvas *canvas);

/// Cancels a requested sort, because the canvas has no window any more.
void canvas_drop_restacking(RehearsalCanvas *canvas);
