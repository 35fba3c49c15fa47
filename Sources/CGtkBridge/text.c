#include "text.h"

struct _RehearsalText {
  GtkLabel parent_instance;
};

G_DEFINE_TYPE(RehearsalText, rehearsal_text, GTK_TYPE_LABEL)

GtkWidget *rehearsal_text_new(const char *text) {
  return g_object_new(rehearsal_text_get_type(), "label", text, NULL);
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
