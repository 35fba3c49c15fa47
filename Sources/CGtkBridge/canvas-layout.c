// Places the children of a canvas: rectangles in points, with edges rounded to pixels.

#include "canvas-private.h"

#include <math.h>

GtkSizeRequestMode canvas_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

void canvas_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
  *minimum = REHEARSAL_CANVAS(widget)->minimum[0];
  *natural = REHEARSAL_CANVAS(widget)->natural[0];
}

void canvas_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
  *minimum = REHEARSAL_CANVAS(widget)->minimum[1];
  *natural = REHEARSAL_CANVAS(widget)->natural[1];
}

static GtkAllocation allocation_of(RehearsalCanvas *canvas, RehearsalRectangle points) {
  GtkAllocation own;
  gtk_widget_get_allocation(GTK_WIDGET(canvas), &own);
  if (canvas->across) points.x -= canvas->offset;
  else points.y -= canvas->offset;
  int left = (int)lround(points.x * canvas->zoom);
  int top = (int)lround(points.y * canvas->zoom);
  int right = (int)lround((points.x + points.width) * canvas->zoom);
  int bottom = (int)lround((points.y + points.height) * canvas->zoom);
  if (canvas->mirrored) {
    int first = own.width - right;
    right = own.width - left;
    left = first;
  }
  // GTK warns of an empty allocation for most widgets.
  return (GtkAllocation){
    own.x + left, own.y + top, MAX(right - left, 1), MAX(bottom - top, 1)};
}

void canvas_size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  gtk_widget_set_allocation(widget, allocation);
  if (canvas->event_window != NULL) {
    gdk_window_move_resize(
      canvas->event_window, allocation->x, allocation->y, allocation->width, allocation->height);
  }
  // The call may release the last reference to the context of the owner's table.
  g_object_ref(widget);
  if (canvas->table.allocated != NULL && canvas->context != NULL) {
    canvas->allocating = true;
    canvas->table.allocated(canvas->context, allocation->width, allocation->height);
    canvas->allocating = false;
  }
  GPtrArray *widgets = canvas_snapshot(canvas);
  for (guint index = 0; index < widgets->len; index++) {
    GtkWidget *each = g_ptr_array_index(widgets, index);
    CanvasChild *child = canvas_child(canvas, each);
    if (child == NULL || !gtk_widget_get_visible(each)) continue;
    GtkAllocation place = allocation_of(canvas, child->rectangle);
    // GTK requires that a widget computes its size before it gets an allocation.
    GtkRequisition least;
    gtk_widget_get_preferred_size(each, &least, NULL);
    // With less, GTK warns of a widget that has no rectangle yet.
    if (child->rectangle.width == 0 && child->rectangle.height == 0) {
      place.width = MAX(least.width, 1);
      place.height = MAX(least.height, 1);
    }
    gtk_widget_size_allocate(each, &place);
  }
  g_ptr_array_unref(widgets);
  canvas_update_clip(canvas);
  canvas_restack(canvas);
  canvas_note_extent(canvas);
  g_object_unref(widget);
}

// A change inside the canvas does not change the size of the canvas. But what an owner adds or shows
// while a canvas is allocated marks all widgets above it as waiting for an allocation, and GTK takes
// the mark only from those that it is allocating itself. One between them would keep it, and GTK
// would look for no change below it any more. So all of them are allocated with such a canvas.
void canvas_queue_allocate(RehearsalCanvas *canvas) {
  if (canvas->allocating) return;
  if (canvas->table.allocated != NULL) gtk_widget_queue_resize_no_redraw(GTK_WIDGET(canvas));
  gtk_widget_queue_allocate(GTK_WIDGET(canvas));
}

void rehearsal_canvas_set_zoom(RehearsalCanvas *canvas, double zoom) {
  if (!(zoom > 0) || canvas->zoom == zoom) return;
  canvas->zoom = zoom;
  canvas_queue_allocate(canvas);
}

double rehearsal_canvas_get_zoom(RehearsalCanvas *canvas) { return canvas->zoom; }

void rehearsal_canvas_set_preferred_size(
  RehearsalCanvas *canvas, int minimum_width, int minimum_height, int natural_width,
  int natural_height) {
  int minimum[2] = {MAX(minimum_width, 0), MAX(minimum_height, 0)};
  int natural[2] = {MAX(natural_width, minimum[0]), MAX(natural_height, minimum[1])};
  bool same = true;
  for (int axis = 0; axis < 2; axis++) {
    same = same && canvas->minimum[axis] == minimum[axis] && canvas->natural[axis] == natural[axis];
    canvas->minimum[axis] = minimum[axis];
    canvas->natural[axis] = natural[axis];
  }
  if (!same) gtk_widget_queue_resize(GTK_WIDGET(canvas));
}

void rehearsal_canvas_set_rectangle(
  RehearsalCanvas *canvas, GtkWidget *widget, RehearsalRectangle rectangle) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL) return;
  RehearsalRectangle old = child->rectangle;
  if (old.x == rectangle.x && old.y == rectangle.y && old.width == rectangle.width &&
      old.height == rectangle.height)
    return;
  child->rectangle = rectangle;
  // What only moves, as at each frame of an animation, is not laid out in another way.
  bool moves = old.width == rectangle.width && old.height == rectangle.height;
  if (!moves) canvas_queue_allocate(canvas);
  else if (!canvas->allocating) gtk_widget_queue_allocate(GTK_WIDGET(canvas));
}

RehearsalRectangle rehearsal_canvas_get_rectangle(RehearsalCanvas *canvas, GtkWidget *widget) {
  CanvasChild *child = canvas_child(canvas, widget);
  return child == NULL ? (RehearsalRectangle){0} : child->rectangle;
}
