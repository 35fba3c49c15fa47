// A canvas that scrolls vertically over content that is higher than the canvas.

#include "canvas-private.h"

#include <math.h>

// Points for one step of the wheel.
static const double wheel_step = 44;
// Pixels that a finger can move before it is a drag.
static const double drag_slack = 8;

static double visible_height(RehearsalCanvas *canvas) {
  return gtk_widget_get_allocated_height(GTK_WIDGET(canvas)) / canvas->zoom;
}

static double furthest(RehearsalCanvas *canvas) {
  double rest = canvas->content - visible_height(canvas);
  // Rounding to pixels can leave a remainder when all of the content is visible.
  return rest * canvas->zoom < 1 ? 0 : rest;
}

void rehearsal_canvas_set_offset(RehearsalCanvas *canvas, double offset) {
  double within = CLAMP(offset, 0, furthest(canvas));
  if (canvas->offset == within) return;
  canvas->offset = within;
  if (!canvas->allocating) gtk_widget_queue_allocate(GTK_WIDGET(canvas));
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

double rehearsal_canvas_get_offset(RehearsalCanvas *canvas) { return canvas->offset; }

// Drags the content with a finger, or with the mouse.

static void drag_begin(GtkGestureDrag *drag, double x, double y, gpointer data) {
  (void)x, (void)y;
  RehearsalCanvas *canvas = data;
  canvas->drag_offset = canvas->offset;
  if (furthest(canvas) <= 0) gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void drag_update(GtkGestureDrag *drag, double across, double down, gpointer data) {
  (void)across;
  RehearsalCanvas *canvas = data;
  GdkEventSequence *sequence =
    gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(drag));
  bool claimed =
    gtk_gesture_get_sequence_state(GTK_GESTURE(drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED;
  if (!claimed && fabs(down) < drag_slack) return;
  // A button under the finger gets no more events of the drag.
  if (!claimed) gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  rehearsal_canvas_set_offset(canvas, canvas->drag_offset - down / canvas->zoom);
}

static void add_drag(RehearsalCanvas *canvas) {
  canvas->drag = gtk_gesture_drag_new(GTK_WIDGET(canvas));
  gtk_event_controller_set_propagation_phase(
    GTK_EVENT_CONTROLLER(canvas->drag), GTK_PHASE_CAPTURE);
  g_signal_connect(canvas->drag, "drag-begin", G_CALLBACK(drag_begin), canvas);
  g_signal_connect(canvas->drag, "drag-update", G_CALLBACK(drag_update), canvas);
}

void rehearsal_canvas_set_content(RehearsalCanvas *canvas, double height) {
  if (canvas->drag == NULL && height > 0 && !canvas->destroyed) add_drag(canvas);
  canvas->content = height;
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
  if (furthest(canvas) <= 0 || down == 0) return GDK_EVENT_PROPAGATE;
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
  if (child == NULL || furthest(canvas) <= 0) return;
  GtkWidget *focus = deepest_focus(child);
  CanvasChild *place = canvas_child(canvas, child);
  int top = 0, unused = 0;
  if (place == NULL || !gtk_widget_translate_coordinates(focus, child, 0, 0, &unused, &top)) return;
  // Relative to the child, because its allocation may be out of date.
  double first = place->rectangle.y + top / canvas->zoom;
  double last = first + gtk_widget_get_allocated_height(focus) / canvas->zoom;
  double offset = canvas->offset, height = visible_height(canvas);
  if (last > offset + height) offset = last - height;
  if (first < offset) offset = first;
  rehearsal_canvas_set_offset(canvas, offset);
}

void canvas_draw_indicator(RehearsalCanvas *canvas, cairo_t *cr) {
  if (furthest(canvas) <= 0) return;
  double zoom = canvas->zoom, height = visible_height(canvas);
  double room = height - 6, length = MAX(room * height / canvas->content, MIN(24, room));
  double top = 3 + (room - length) * canvas->offset / furthest(canvas);
  double right = gtk_widget_get_allocated_width(GTK_WIDGET(canvas)) / zoom - 4.5;
  GdkRGBA ink;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(canvas));
  gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink);
  cairo_save(cr);
  cairo_scale(cr, zoom, zoom);
  cairo_set_line_width(cr, 3);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to(cr, right, top + 1.5);
  cairo_line_to(cr, right, top + length - 1.5);
  cairo_set_source_rgba(cr, ink.red, ink.green, ink.blue, 0.45);
  cairo_stroke(cr);
  cairo_restore(cr);
}
