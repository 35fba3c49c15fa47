// A label that tells nothing of its text. See ticking.h.

#include "ticking.h"

#include "accessible.h"

struct _RehearsalTicking {
  GtkLabel parent_instance;
};

G_DEFINE_TYPE(RehearsalTicking, rehearsal_ticking, GTK_TYPE_LABEL)

GtkWidget *rehearsal_ticking_new(const char *text) {
  GtkWidget *label = g_object_new(rehearsal_ticking_get_type(), "label", text, NULL);
  rehearsal_accessible_set_role(label, ATK_ROLE_LABEL);
  return label;
}

// GtkLabel tells its changes to the accessible that GtkWidget has made, and GtkWidget makes none
// if this returns another.
static AtkObject *get_accessible(GtkWidget *widget) {
  return rehearsal_accessible_of_type(widget, GTK_TYPE_WIDGET_ACCESSIBLE);
}

static void rehearsal_ticking_init(RehearsalTicking *label) { (void)label; }

static void rehearsal_ticking_class_init(RehearsalTickingClass *class) {
  GTK_WIDGET_CLASS(class)->get_accessible = get_accessible;
}
