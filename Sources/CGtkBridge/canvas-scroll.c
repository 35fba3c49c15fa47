// A canvas that scrolls vertically over content that is higher than the canvas, or across
// over content that is wider.

#include "canvas-private.h"

#include <math.h>

// Points for one step of the wheel.
static const double wheel_step = 44;
// Pixels that a finger can move before it is a drag.
static const double drag_slack = 8;

double canvas_extent(RehearsalCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  int pixels = canvas->across ? gtk_widget_get_allocated_width(widget)
                              : gtk_widget_get_allocated_height(widget);
  return pixels / canvas->zoom;
}

double canvas_furthest(RehearsalCanvas *canvas) {
  double rest = canvas->content - canvas_extent(canvas);
  // Rounding to pixels can leave a remainder when all of the content is visible.
  return rest * canvas->zoom < 1 ? 0 : rest;
}

void rehearsal_canvas_set_offset(RehearsalCanvas *canvas, double offset) {
  double within = CLAMP(offset, 0, canvas_furthest(canvas));
  if (canvas->offset == within) return;
  canvas->offset = within;
  canvas_show_indicator(canvas);
  canvas_queue_allocate(canvas);
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

double rehearsal_canvas_get_offset(RehearsalCanvas *canvas) { return canvas->offset; }

// Drags the content with a finger, or with the mouse.

static void drag_begin(GtkGestureDrag *drag, double x, double y, gpointer data) {
  (void)x, (void)y;
  RehearsalCanvas *canvas = data;
  canvas->drag_offset = canvas->offset;
  if (canvas_furthest(canvas) <= 0) gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void drag_update(GtkGestureDrag *drag, double across, double down, gpointer data) {
  RehearsalCanvas *canvas = data;
  if (canvas->mirrored) across = -across;
  double moved = canvas->across ? across : down;
  GdkEventSequence *sequence =
    gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(drag));
  bool claimed =
    gtk_gesture_get_sequence_state(GTK_GESTURE(drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED;
  if (!claimed && fabs(moved) < drag_slack) return;
  // A button under the finger gets no more events of the drag.
  if (!claimed) gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  rehearsal_canvas_set_offset(canvas, canvas->drag_offset - moved / canvas->zoom);
}

static void add_drag(RehearsalCanvas *canvas) {
  canvas->drag = gtk_gesture_drag_new(GTK_WIDGET(canvas));
  gtk_event_controller_set_propagation_phase(
    GTK_EVENT_CONTROLLER(canvas->drag), GTK_PHASE_CAPTURE);
  g_signal_connect(canvas->drag, "drag-begin", G_CALLBACK(drag_begin), canvas);
  g_signal_connect(canvas->drag, "drag-update", G_CALLBACK(drag_update), canvas);
}

void rehearsal_canvas_set_content(RehearsalCanvas *canvas, double length, bool across) {
  if (canvas->drag == NULL && length > 0 && !canvas->destroyed) add_drag(canvas);
  canvas->content = length;
  canvas->across = across;
  rehearsal_canvas_set_offset(canvas, canvas->offset);
}

gboolean canvas_scroll(GtkWidget *widget, GdkEventScroll *event) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  double across = 0, down = 0;
  switch (event->direction) {
  case GDK_SCROLL_UP: down = -1; break;
  case GDK_SCROLL_DOWN: down = 1; break;
  case GDK_SCROLL_SMOOTH: gdk_event_get_scroll_deltas((GdkEvent *)event, &across, &down); break;
  default: break;
  }
  if (event->direction == GDK_SCROLL_LEFT) across = -1;
  if (event->direction == GDK_SCROLL_RIGHT) across = 1;
  if (canvas->mirrored) across = -across;
  // A wheel that turns only vertically also scrolls across.
  if (canvas->across && across != 0) down = across;
  if (canvas_furthest(canvas) <= 0 || down == 0) return GDK_EVENT_PROPAGATE;
  rehearsal_canvas_set_offset(canvas, canvas->offset + down * wheel_step);
  // Also at an end: the containers around must not begin to scroll in the same gesture.
  return GDK_EVENT_STOP;
}

static GtkWidget *deepest_focus(GtkWidget *widget) {
  while (GTK_IS_CONTAINER(widget)) {
    GtkWidget *next = gtk_container_get_focus_child(GTK_CONTAINER(widget));
    if (next == NULL) break;
    widget = next;
  }
  return widget;
}

void canvas_set_focus_child(GtkContainer *container, GtkWidget *child) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(container);
  GTK_CONTAINER_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER))->set_focus_child(container, child);
  if (child == NULL || canvas_furthest(canvas) <= 0) return;
  GtkWidget *focus = deepest_focus(child);
  CanvasChild *place = canvas_child(canvas, child);
  int left = 0, top = 0;
  if (place == NULL || !gtk_widget_translate_coordinates(focus, child, 0, 0, &left, &top)) return;
  // Relative to the child, because its allocation may be out of date.
  int pixels = canvas->across ? gtk_widget_get_allocated_width(focus)
                              : gtk_widget_get_allocated_height(focus);
  if (canvas->mirrored) left = gtk_widget_get_allocated_width(child) - left - pixels;
  double first = canvas->across ? place->rectangle.x + left / canvas->zoom
                                : place->rectangle.y + top / canvas->zoom;
  double last = first + pixels / canvas->zoom;
  double offset = canvas->offset, seen = canvas_extent(canvas);
  if (last > offset + seen) offset = last - seen;
  if (first < offset) offset = first;
  rehearsal_canvas_set_offset(canvas, offset);
}
