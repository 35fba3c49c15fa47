// Draws a canvas: its background, then its children, the lowest first.

#include "canvas-private.h"

#include <math.h>

static void rounded_rectangle(cairo_t *cr, double width, double height, double radius) {
  radius = MIN(radius, MIN(width, height) / 2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, width - radius, radius, radius, -G_PI_2, 0);
  cairo_arc(cr, width - radius, height - radius, radius, 0, G_PI_2);
  cairo_arc(cr, radius, height - radius, radius, G_PI_2, G_PI);
  cairo_arc(cr, radius, radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path(cr);
}

static bool is_transformed(const CanvasChild *child) {
  return child->scale != 1 || child->angle != 0 || child->squeeze != 1;
}

// The middle of a child, about which it is scaled and turned, in pixels of the canvas.
static void middle(RehearsalCanvas *canvas, CanvasChild *child, double *x, double *y) {
  GtkAllocation own, place;
  gtk_widget_get_allocation(GTK_WIDGET(canvas), &own);
  gtk_widget_get_allocation(child->widget, &place);
  *x = place.x - own.x + place.width / 2.0;
  *y = place.y - own.y + place.height / 2.0;
}

void canvas_untransform(RehearsalCanvas *canvas, CanvasChild *child, double *x, double *y) {
  if (!is_transformed(child) || child->scale <= 0 || child->squeeze <= 0) return;
  double centre_x, centre_y;
  middle(canvas, child, &centre_x, &centre_y);
  double across = (*x - centre_x) / child->scale, down = (*y - centre_y) / child->scale;
  double cosine = cos(child->angle), sine = sin(child->angle);
  *x = centre_x + (cosine * across + sine * down) / child->squeeze;
  *y = centre_y - sine * across + cosine * down;
}

static void draw_child(RehearsalCanvas *canvas, GtkWidget *widget, cairo_t *cr) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL || child->opacity <= 0 || child->scale <= 0 || child->squeeze <= 0) return;
  double opacity = child->opacity;
  cairo_save(cr);
  if (is_transformed(child)) {
    double x, y;
    middle(canvas, child, &x, &y);
    cairo_translate(cr, x, y);
    cairo_rotate(cr, child->angle);
    cairo_scale(cr, child->scale * child->squeeze, child->scale);
    cairo_translate(cr, -x, -y);
  }
  if (opacity < 1) cairo_push_group(cr);
  gtk_container_propagate_draw(GTK_CONTAINER(canvas), widget, cr);
  if (opacity < 1) {
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, opacity);
  }
  cairo_restore(cr);
}

// The length over which content fades that continues beyond an edge, in points.
static const double fade_length = 18;

// Paints the group that was drawn, fainter towards an edge beyond which there is more.
static void paint_faded(RehearsalCanvas *canvas, cairo_t *cr) {
  double extent = canvas_extent(canvas), length = MIN(fade_length, extent / 3);
  double before = canvas->offset, after = canvas_furthest(canvas) - canvas->offset;
  if (canvas->across && canvas->mirrored) {
    double swapped = before;
    before = after, after = swapped;
  }
  double end = extent * canvas->zoom;
  cairo_pattern_t *mask = canvas->across ? cairo_pattern_create_linear(0, 0, end, 0)
                                         : cairo_pattern_create_linear(0, 0, 0, end);
  // It begins to fade as it is scrolled, not suddenly.
  cairo_pattern_add_color_stop_rgba(mask, 0, 0, 0, 0, 1 - MIN(1, before / length));
  cairo_pattern_add_color_stop_rgba(mask, length / extent, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba(mask, 1 - length / extent, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba(mask, 1, 0, 0, 0, 1 - MIN(1, after / length));
  cairo_pop_group_to_source(cr);
  cairo_mask(cr, mask);
  cairo_pattern_destroy(mask);
}

gboolean canvas_draw(GtkWidget *widget, cairo_t *cr) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(widget);
  double width = gtk_widget_get_allocated_width(widget);
  double height = gtk_widget_get_allocated_height(widget);
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  canvas_restack_now(canvas);
  gtk_render_background(style, cr, 0, 0, width, height);
  gtk_render_frame(style, cr, 0, 0, width, height);

  cairo_save(cr);
  if (canvas->clips) {
    if (canvas->radius > 0) {
      rounded_rectangle(cr, width, height, canvas->radius * canvas->zoom);
    } else {
      cairo_rectangle(cr, 0, 0, width, height);
    }
    cairo_clip(cr);
  }
  bool fades = canvas->fades && canvas_furthest(canvas) > 0;
  if (fades) cairo_push_group(cr);
  GPtrArray *widgets = canvas_snapshot(canvas);
  for (guint index = 0; index < widgets->len; index++) {
    draw_child(canvas, g_ptr_array_index(widgets, index), cr);
  }
  g_ptr_array_unref(widgets);
  if (fades) paint_faded(canvas, cr);
  cairo_restore(cr);
  canvas_draw_indicator(canvas, cr);
  return GDK_EVENT_PROPAGATE;
}

void canvas_update_clip(RehearsalCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  GtkAllocation own;
  GdkRectangle clip;
  gtk_widget_get_allocation(widget, &own);
  gtk_render_background_get_clip(
    gtk_widget_get_style_context(widget), own.x, own.y, own.width, own.height, &clip);
  for (guint index = 0; index < canvas->children->len && !canvas->clips; index++) {
    CanvasChild *child = g_ptr_array_index(canvas->children, index);
    if (!gtk_widget_get_visible(child->widget)) continue;
    GdkRectangle inner;
    gtk_widget_get_clip(child->widget, &inner);
    if (child->angle != 0) {
      // At every angle, the child is inside the circle through its corners.
      int reach = (int)ceil(hypot(inner.width, inner.height) * MAX(child->scale, 1));
      inner = (GdkRectangle){
        inner.x + (inner.width - reach) / 2, inner.y + (inner.height - reach) / 2, reach, reach};
    } else if (child->scale > 1) {
      int x = (int)ceil(inner.width * (child->scale - 1));
      int y = (int)ceil(inner.height * (child->scale - 1));
      inner = (GdkRectangle){inner.x - x, inner.y - y, inner.width + 2 * x, inner.height + 2 * y};
    }
    gdk_rectangle_union(&clip, &inner, &clip);
  }
  gtk_widget_set_clip(widget, &clip);
}

void rehearsal_canvas_set_clip(RehearsalCanvas *canvas, bool clips, double radius) {
  if (canvas->clips == clips && canvas->radius == radius) return;
  canvas->clips = clips;
  canvas->radius = radius;
  canvas_queue_allocate(canvas);
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

void rehearsal_canvas_set_fades(RehearsalCanvas *canvas, bool fades) {
  if (canvas->fades == fades) return;
  canvas->fades = fades;
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

void rehearsal_canvas_set_squeeze(RehearsalCanvas *canvas, GtkWidget *widget, double squeeze) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL || child->squeeze == squeeze) return;
  child->squeeze = squeeze;
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

void rehearsal_canvas_set_appearance(
  RehearsalCanvas *canvas, GtkWidget *widget, double scale, double angle, double opacity) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL) return;
  if (child->scale == scale && child->angle == angle && child->opacity == opacity) return;
  bool reaches = (scale > 1 && child->scale != scale) || (angle != 0 && child->angle != angle);
  child->scale = scale;
  child->angle = angle;
  child->opacity = opacity;
  // Only a canvas that does not clip draws outside itself when a child grows or turns.
  if (reaches && !canvas->clips && !canvas->allocating) {
    gtk_widget_queue_allocate(GTK_WIDGET(canvas));
  }
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}
