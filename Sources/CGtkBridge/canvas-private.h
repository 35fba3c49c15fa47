#pragma once

#include "canvas.h"

// What the files of the canvas share.

typedef struct {
  GtkWidget *widget;
  guint index;                   // in `children`
  RehearsalRectangle rectangle;  // points
  double scale, angle, opacity;  // angle in radians, clockwise
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
  double drag_offset;      // where it was when a finger came down
  bool clips, takes_input, allocating;
  int minimum[2], natural[2];  // pixels
  GdkWindow *event_window;     // input only; NULL unless realized and taking input
  RehearsalCanvasTable table;
  void *context;
  AtkObject *accessible;  // borrowed; NULL until somebody asked for it
  guint restacking;       // the source that puts event windows into order; 0 for none
  bool destroyed;
};

/// NULL for a widget that is not in the canvas.
CanvasChild *canvas_child(RehearsalCanvas *canvas, GtkWidget *widget);

/// The widgets, bottom first, each with a reference that the array drops: children
/// may come and go while it is walked.
GPtrArray *canvas_snapshot(RehearsalCanvas *canvas);

/// Takes a point of the canvas, in pixels, to where it lies in a child that is drawn
/// scaled or turned.
void canvas_untransform(RehearsalCanvas *canvas, CanvasChild *child, double *x, double *y);

// GtkWidget's functions, each in the file of its idea.

GtkSizeRequestMode canvas_request_mode(GtkWidget *widget);
void canvas_preferred_width(GtkWidget *widget, int *minimum, int *natural);
void canvas_preferred_height(GtkWidget *widget, int *minimum, int *natural);
void canvas_size_allocate(GtkWidget *widget, GtkAllocation *allocation);
gboolean canvas_draw(GtkWidget *widget, cairo_t *cr);
void canvas_realize(GtkWidget *widget);
void canvas_unrealize(GtkWidget *widget);
void canvas_map(GtkWidget *widget);
void canvas_unmap(GtkWidget *widget);
gboolean canvas_scroll(GtkWidget *widget, GdkEventScroll *event);
void canvas_set_focus_child(GtkContainer *container, GtkWidget *child);

/// Draws how much of a scrolled canvas is seen, and where.
void canvas_draw_indicator(RehearsalCanvas *canvas, cairo_t *cr);

/// Sets the area that the canvas may draw on, its shadow included.
void canvas_update_clip(RehearsalCanvas *canvas);

/// Puts the event windows of all that is drawn on the canvas's GdkWindow into
/// drawing order, and keeps them from input where a canvas cuts them off. GTK raises
/// a window whenever its widget is mapped, so this is called after each allocation,
/// mapping and reordering. The order is made once for all these calls: before the next
/// input or drawing.
void canvas_restack(RehearsalCanvas *canvas);

/// Makes the order now, if it is to be made; called before the canvas is drawn.
void canvas_restack_now(RehearsalCanvas *canvas);

/// Forgets the order to be made, because the canvas has no window any more.
void canvas_drop_restacking(RehearsalCanvas *canvas);
