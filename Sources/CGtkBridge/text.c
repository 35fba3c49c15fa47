#include "text.h"

struct _RehearsalText {
  GtkLabel parent_instance;
};

G_DEFINE_TYPE(RehearsalText, rehearsal_text, GTK_TYPE_LABEL)

GtkWidget *rehearsal_text_new(const char *text) {
  return g_object_new(rehearsal_text_get_type(), "label", text, NULL);
}

void rehearsal_measure_exactly(GtkWidget *widget) {
  const cairo_font_options_t *own = gdk_screen_get_font_options(gtk_widget_get_screen(widget));
  cairo_font_options_t *options =
    own == NULL ? cairo_font_options_create() : cairo_font_options_copy(own);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  gtk_widget_set_font_options(widget, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(gtk_widget_get_pango_context(widget), FALSE);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void request(GtkWidget *widget, int *minimum, int *natural) {
  (void)widget;
  *minimum = *natural = 0;
}

static void request_with_baseline(
  GtkWidget *widget, int width, int *minimum, int *natural, int *minimum_baseline,
  int *natural_baseline) {
  (void)width;
  request(widget, minimum, natural);
  if (minimum_baseline != NULL) *minimum_baseline = -1;
  if (natural_baseline != NULL) *natural_baseline = -1;
}

static void rehearsal_text_init(RehearsalText *text) { (void)text; }

static void rehearsal_text_class_init(RehearsalTextClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->get_request_mode = request_mode;
  widget->get_preferred_width = request;
  widget->get_preferred_height = request;
  widget->get_preferred_height_and_baseline_for_width = request_with_baseline;
}
