// Names, roles and announcements. See accessible.h.

#include "accessible.h"

static AtkObject *of(GtkWidget *widget) { return gtk_widget_get_accessible(widget); }

void rehearsal_accessible_set_name(GtkWidget *widget, const char *name) {
  atk_object_set_name(of(widget), name == NULL ? "" : name);
}

void rehearsal_accessible_set_description(GtkWidget *widget, const char *description) {
  atk_object_set_description(of(widget), description == NULL ? "" : description);
}

void rehearsal_accessible_set_id(GtkWidget *widget, const char *id) {
  atk_object_set_accessible_id(of(widget), id == NULL ? "" : id);
}

void rehearsal_accessible_set_role(GtkWidget *widget, AtkRole role) {
  atk_object_set_role(of(widget), role);
}

AtkRole rehearsal_accessible_get_role(GtkWidget *widget) {
  return atk_object_get_role(of(widget));
}

const char *rehearsal_accessible_get_name(GtkWidget *widget) {
  return atk_object_get_name(of(widget));
}

bool rehearsal_accessible_has_state(GtkWidget *widget, AtkStateType state) {
  AtkStateSet *states = atk_object_ref_state_set(of(widget));
  bool has = atk_state_set_contains_state(states, state);
  g_object_unref(states);
  return has;
}

int rehearsal_accessible_child_count(GtkWidget *widget) {
  return atk_object_get_n_accessible_children(of(widget));
}

int rehearsal_accessible_index(GtkWidget *widget) {
  return atk_object_get_index_in_parent(of(widget));
}

bool rehearsal_announce(GtkWidget *widget, const char *text) {
  // The signal is looked up: ATK 2.46 has this one, and 2.50 also has `notification`.
  if (g_signal_lookup("announcement", ATK_TYPE_OBJECT) == 0) return false;
  g_signal_emit_by_name(of(widget), "announcement", text);
  return true;
}
