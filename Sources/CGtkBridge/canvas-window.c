// The input-only window of a canvas that takes input, below the windows of its children.

#include "canvas-private.h"

static GtkWidgetClass *parent_class(void) {
  return g_type_class_peek(GTK_TYPE_CONTAINER);
}

static void show_event_window(RehearsalCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  if (!canvas->takes_input || canvas->event_window != NULL || !gtk_widget_get_realized(widget))
    return;
  GtkAllocation allocation;
  gtk_widget_get_allocation(widget, &allocation);
  GdkWindowAttr attributes = {
    .window_type = GDK_WINDOW_CHILD,
    .wclass = GDK_INPUT_ONLY,
    .x = allocation.x,
    .y = allocation.y,
    .width = allocation.width,
    .height = allocation.height,
    .event_mask = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK |
      GDK_BUTTON_MOTION_MASK | GDK_TOUCH_MASK | GDK_SCROLL_MASK | GDK_SMOOTH_SCROLL_MASK,
  };
  canvas->event_window =
    gdk_window_new(gtk_widget_get_window(widget), &attributes, GDK_WA_X | GDK_WA_Y);
  gtk_widget_register_window(widget, canvas->event_window);
  if (gtk_widget_get_mapped(widget)) gdk_window_show(canvas->event_window);
}

static void drop_event_window(RehearsalCanvas *canvas) {
  if (canvas->event_window == NULL) return;
  gtk_widget_unregister_window(GTK_WIDGET(canvas), canvas->event_window);
  gdk_window_destroy(canvas->event_window);
  canvas->event_window = NULL;
}

void rehearsal_canvas_set_takes_input(RehearsalCanvas *canvas, bool takes_input) {
  if (canvas->takes_input == takes_input) return;
  canvas->takes_input = takes_input;
  if (!takes_input) {
    drop_event_window(canvas);
  } else {
    show_event_window(canvas);
    canvas_restack(canvas);
  }
}

void canvas_realize(GtkWidget *widget) {
  parent_class()->realize(widget);
  show_event_window(REHEARSAL_CANVAS(widget));
}

void canvas_unrealize(GtkWidget *widget) {
  drop_event_window(REHEARSAL_CANVAS(widget));
  canvas_drop_restacking(REHEARSAL_CANVAS(widget));
  parent_class()->unrealize(widget);
}

void canvas_map(GtkWidget *widget) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  if (canvas->event_window != NULL) gdk_window_show(canvas->event_window);
  parent_class()->map(widget);
  canvas_restack(canvas);
  canvas_show_indicator(canvas);
}

void canvas_unmap(GtkWidget *widget) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  if (canvas->event_window != NULL) gdk_window_hide(canvas->event_window);
  canvas_drop_indicator(canvas);
  parent_class()->unmap(widget);
}
