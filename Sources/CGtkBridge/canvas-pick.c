// Finds the widget at a point of a canvas as it is drawn. GDK uses allocations only, so a
// click on a child that is drawn scaled or turned would reach another widget.

#include "canvas-private.h"

static bool contains(GtkWidget *widget, double x, double y) {
  return x >= 0 && y >= 0 && x < gtk_widget_get_allocated_width(widget) &&
    y < gtk_widget_get_allocated_height(widget);
}

// The widgets, other than a canvas, that take a press.
static bool takes_press(GtkWidget *widget) {
  return GTK_IS_BUTTON(widget) || GTK_IS_EVENT_BOX(widget) || GTK_IS_ENTRY(widget);
}

static GtkWidget *pick_in(RehearsalCanvas *canvas, CanvasChild *child, double *x, double *y) {
  if (!gtk_widget_get_visible(child->widget) || child->scale <= 0) return NULL;
  GtkAllocation own, place;
  gtk_widget_get_allocation(GTK_WIDGET(canvas), &own);
  gtk_widget_get_allocation(child->widget, &place);
  double inner_x = *x, inner_y = *y;
  canvas_untransform(canvas, child, &inner_x, &inner_y);
  inner_x -= place.x - own.x;
  inner_y -= place.y - own.y;
  GtkWidget *found = NULL;
  if (REHEARSAL_IS_CANVAS(child->widget)) {
    found = rehearsal_canvas_pick(REHEARSAL_CANVAS(child->widget), &inner_x, &inner_y);
  } else if (
    takes_press(child->widget) && contains(child->widget, inner_x, inner_y) &&
    gtk_widget_is_sensitive(child->widget)) {
    found = child->widget;
  }
  if (found != NULL) *x = inner_x, *y = inner_y;
  return found;
}

GtkWidget *rehearsal_canvas_pick(RehearsalCanvas *canvas, double *x, double *y) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  bool inside = contains(widget, *x, *y);
  if (canvas->clips && !inside) return NULL;
  for (guint index = canvas->children->len; index > 0; index--) {
    CanvasChild *child = g_ptr_array_index(canvas->children, index - 1);
    GtkWidget *found = pick_in(canvas, child, x, y);
    if (found != NULL) return found;
  }
  return canvas->takes_input && inside ? widget : NULL;
}

bool rehearsal_canvas_press_at(RehearsalCanvas *canvas, double x, double y) {
  GtkWidget *found = rehearsal_canvas_pick(canvas, &x, &y);
  if (found == NULL || !gtk_widget_get_realized(found)) return false;
  if (GTK_IS_BUTTON(found)) {
    gtk_button_clicked(GTK_BUTTON(found));
    return true;
  }
  GdkEvent *event = gdk_event_new(GDK_BUTTON_PRESS);
  event->button.window = g_object_ref(gtk_widget_get_window(found));
  event->button.send_event = TRUE;
  event->button.time = gtk_get_current_event_time();
  event->button.x = x;
  event->button.y = y;
  event->button.button = GDK_BUTTON_PRIMARY;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(found));
  gdk_event_set_device(event, gdk_seat_get_pointer(seat));
  bool handled = gtk_widget_event(found, event);
  gdk_event_free(event);
  return handled;
}
