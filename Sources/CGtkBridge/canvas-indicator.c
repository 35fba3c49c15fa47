// Shows how far a canvas is scrolled while that is new: when it appears and when it scrolls. The
// mark then fades, so that it does not lie over the content for good.

#include "canvas-private.h"

// How long the mark stays, and how long it takes to fade, in microseconds.
static const gint64 stay = 900000, fading = 300000;

// A still picture shows that there is more.
static bool is_still(GtkWidget *widget) {
  return GTK_IS_OFFSCREEN_WINDOW(gtk_widget_get_toplevel(widget));
}

// How visible the mark is now, from 0 to 1.
static double visibility(RehearsalCanvas *canvas) {
  if (is_still(GTK_WIDGET(canvas))) return 1;
  if (canvas->indicator_since == 0) return 0;
  gint64 past = g_get_monotonic_time() - canvas->indicator_since - stay;
  return past <= 0 ? 1 : MAX(0, 1 - (double)past / fading);
}

static bool is_animated(GtkWidget *widget) {
  gboolean animated = TRUE;
  g_object_get(
    gtk_widget_get_settings(widget), "gtk-enable-animations", &animated, NULL);
  return animated;
}

static void queue_draw(RehearsalCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  GtkAllocation own;
  gtk_widget_get_allocation(widget, &own);
  // The allocation is relative to the GdkWindow, which is that of a widget above.
  int strip = (int)(8 * canvas->zoom) + 1;
  if (canvas->across) {
    gtk_widget_queue_draw_area(
      widget, own.x, own.y + own.height - strip, own.width, strip);
  } else {
    int left = canvas->mirrored ? own.x : own.x + own.width - strip;
    gtk_widget_queue_draw_area(widget, left, own.y, strip, own.height);
  }
}

static gboolean fade(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  queue_draw(canvas);
  if (visibility(canvas) > 0) return G_SOURCE_CONTINUE;
  canvas->indicator_tick = 0;
  canvas->indicator_since = 0;
  return G_SOURCE_REMOVE;
}

static gboolean stayed(gpointer data);

static void wait_for(RehearsalCanvas *canvas, gint64 left) {
  canvas->indicator_timer = g_timeout_add((guint)(left / 1000 + 1), stayed, canvas);
}

static gboolean stayed(gpointer data) {
  RehearsalCanvas *canvas = data;
  canvas->indicator_timer = 0;
  gint64 left = canvas->indicator_since + stay - g_get_monotonic_time();
  if (left > 0) {
    wait_for(canvas, left);
  } else if (is_animated(GTK_WIDGET(canvas))) {
    canvas->indicator_tick =
      gtk_widget_add_tick_callback(GTK_WIDGET(canvas), fade, NULL, NULL);
  } else {
    canvas->indicator_since = 0;
    queue_draw(canvas);
  }
  return G_SOURCE_REMOVE;
}

void canvas_show_indicator(RehearsalCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  if (canvas_furthest(canvas) <= 0 || !gtk_widget_get_mapped(widget) || is_still(widget)) return;
  canvas->indicator_since = g_get_monotonic_time();
  if (canvas->indicator_tick != 0) {
    gtk_widget_remove_tick_callback(widget, canvas->indicator_tick);
    canvas->indicator_tick = 0;
  }
  if (canvas->indicator_timer == 0) wait_for(canvas, stay);
  queue_draw(canvas);
}

void canvas_note_extent(RehearsalCanvas *canvas) {
  bool scrolls = canvas_furthest(canvas) > 0;
  if (scrolls && !canvas->scrolls) canvas_show_indicator(canvas);
  canvas->scrolls = scrolls;
}

void canvas_drop_indicator(RehearsalCanvas *canvas) {
  if (canvas->indicator_timer != 0) g_source_remove(canvas->indicator_timer);
  if (canvas->indicator_tick != 0) {
    gtk_widget_remove_tick_callback(GTK_WIDGET(canvas), canvas->indicator_tick);
  }
  canvas->indicator_timer = canvas->indicator_tick = 0;
  canvas->indicator_since = 0;
}

double rehearsal_canvas_get_indicator(RehearsalCanvas *canvas) {
  return canvas_furthest(canvas) <= 0 ? 0 : visibility(canvas);
}

void canvas_draw_indicator(RehearsalCanvas *canvas, cairo_t *cr) {
  double opacity = rehearsal_canvas_get_indicator(canvas);
  if (opacity <= 0) return;
  GtkWidget *widget = GTK_WIDGET(canvas);
  double zoom = canvas->zoom, seen = canvas_extent(canvas);
  double room = seen - 6, length = MAX(room * seen / canvas->content, MIN(24, room));
  double start = 3 + (room - length) * canvas->offset / canvas_furthest(canvas);
  double side = (canvas->across ? gtk_widget_get_allocated_height(widget)
                                : gtk_widget_get_allocated_width(widget)) / zoom - 4.5;
  GdkRGBA ink;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(canvas));
  gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink);
  cairo_save(cr);
  if (canvas->mirrored) {
    cairo_translate(cr, gtk_widget_get_allocated_width(widget), 0);
    cairo_scale(cr, -1, 1);
  }
  cairo_scale(cr, zoom, zoom);
  cairo_set_line_width(cr, 3);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  double from = start + 1.5, to = start + length - 1.5;
  cairo_move_to(cr, canvas->across ? from : side, canvas->across ? side : from);
  cairo_line_to(cr, canvas->across ? to : side, canvas->across ? side : to);
  cairo_set_source_rgba(cr, ink.red, ink.green, ink.blue, 0.45 * opacity);
  cairo_stroke(cr);
  cairo_restore(cr);
}
