// Names, roles and announcements. See accessible.h.

#include "accessible.h"

static AtkObject *of(GtkWidget *widget) { return gtk_widget_get_accessible(widget); }

// ATK tells of a text that is set even if it is the same.

void rehearsal_accessible_set_name(GtkWidget *widget, const char *name) {
  if (name == NULL) name = "";
  if (g_strcmp0(of(widget)->name, name) != 0) atk_object_set_name(of(widget), name);
}

void rehearsal_accessible_set_description(GtkWidget *widget, const char *description) {
  if (description == NULL) description = "";
  if (g_strcmp0(of(widget)->description, description) == 0) return;
  atk_object_set_description(of(widget), description);
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

// An accessible in place of the one that GTK makes.

static const char own_key[] = "rehearsal-own-accessible";

static void release_own(GtkWidget *widget, gpointer accessible) {
  (void)widget;
  gtk_accessible_set_widget(accessible, NULL);
}

AtkObject *rehearsal_accessible_of_type(GtkWidget *widget, GType type) {
  AtkObject *own = g_object_get_data(G_OBJECT(widget), own_key);
  if (own != NULL) return own;
  own = g_object_new(type, "widget", widget, NULL);
  g_object_set_data_full(G_OBJECT(widget), own_key, own, g_object_unref);
  g_signal_connect(widget, "destroy", G_CALLBACK(release_own), own);
  atk_object_initialize(own, widget);
  return own;
}

static void value_changed(GtkWidget *paned, GParamSpec *property, gpointer data) {
  (void)property, (void)data;
  g_object_notify(G_OBJECT(of(paned)), "accessible-value");
}

void rehearsal_paned_tells_only_moves(GtkWidget *paned) {
  // Making the accessible connects its handler.
  of(paned);
  guint allocated = g_signal_lookup("size-allocate", GTK_TYPE_WIDGET);
  gulong handler;
  while ((handler = g_signal_handler_find(
            paned, G_SIGNAL_MATCH_ID, allocated, 0, NULL, NULL, NULL)) != 0)
    g_signal_handler_disconnect(paned, handler);
  g_signal_connect(paned, "notify::position", G_CALLBACK(value_changed), NULL);
}

// The attributes of an accessible come from a function of its class, and GTK has no way to add
// some for one widget. So the function of the class is replaced once, by one that adds them.

typedef AtkAttributeSet *(*Attributes)(AtkObject *);

static const char position_key[] = "rehearsal-position", size_key[] = "rehearsal-set-size";

static GQuark original_key(void) { return g_quark_from_static_string("rehearsal-attributes"); }

static AtkAttributeSet *with(AtkAttributeSet *set, const char *name, int value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  *attribute = (AtkAttribute){g_strdup(name), g_strdup_printf("%d", value)};
  return g_slist_prepend(set, attribute);
}

static AtkAttributeSet *attributes_with_position(AtkObject *object) {
  Attributes original = NULL;
  // A class made after the replacement has inherited it from the one that knows the original.
  for (GType type = G_OBJECT_TYPE(object); type != 0 && original == NULL;
       type = g_type_parent(type)) {
    original = (Attributes)g_type_get_qdata(type, original_key());
  }
  AtkAttributeSet *set = original == NULL ? NULL : original(object);
  int size = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(object), size_key));
  if (size == 0) return set;
  int position = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(object), position_key));
  set = with(set, "setsize", size);
  // What has the rows is itself not one of them.
  return position == 0 ? set : with(set, "posinset", position);
}

void rehearsal_accessible_set_position(GtkWidget *widget, int position, int size) {
  AtkObject *object = of(widget);
  AtkObjectClass *class = ATK_OBJECT_GET_CLASS(object);
  if (class->get_attributes != attributes_with_position) {
    g_type_set_qdata(G_OBJECT_TYPE(object), original_key(), (gpointer)class->get_attributes);
    class->get_attributes = attributes_with_position;
  }
  g_object_set_data(G_OBJECT(object), position_key, GINT_TO_POINTER(position));
  g_object_set_data(G_OBJECT(object), size_key, GINT_TO_POINTER(size));
}

char *rehearsal_accessible_get_attribute(GtkWidget *widget, const char *name) {
  AtkAttributeSet *set = atk_object_get_attributes(of(widget));
  char *value = NULL;
  for (GSList *each = set; each != NULL && value == NULL; each = each->next) {
    AtkAttribute *attribute = each->data;
    if (g_str_equal(attribute->name, name)) value = g_strdup(attribute->value);
  }
  atk_attribute_set_free(set);
  return value;
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

int rehearsal_accessible_action_count(GtkWidget *widget) {
  AtkObject *object = of(widget);
  return ATK_IS_ACTION(object) ? atk_action_get_n_actions(ATK_ACTION(object)) : 0;
}

bool rehearsal_accessible_do_action(GtkWidget *widget, int index) {
  AtkObject *object = of(widget);
  return ATK_IS_ACTION(object) && atk_action_do_action(ATK_ACTION(object), index);
}

bool rehearsal_announce(GtkWidget *widget, const char *text) {
  // The signal is looked up: ATK 2.46 has this one, and 2.50 also has `notification`.
  if (g_signal_lookup("announcement", ATK_TYPE_OBJECT) == 0) return false;
  g_signal_emit_by_name(of(widget), "announcement", text);
  return true;
}
