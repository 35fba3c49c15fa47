// A menu button whose popover is made when it is first opened, and whose items show their keys.

#include "menubutton.h"

#include <gtk/gtk-a11y.h>
#include <stdbool.h>

static const char dressed_key[] = "rehearsal-dressed";

// MARK: What is chosen, for assistive technology

// GTK's items tell their kind, and not whether they are chosen.
typedef GtkButtonAccessible RehearsalItemAccessible;
typedef GtkButtonAccessibleClass RehearsalItemAccessibleClass;

static GType rehearsal_item_accessible_get_type(void);

G_DEFINE_TYPE(
  RehearsalItemAccessible, rehearsal_item_accessible, GTK_TYPE_BUTTON_ACCESSIBLE)

static AtkStateSet *item_states(AtkObject *object) {
  AtkStateSet *states =
    ATK_OBJECT_CLASS(rehearsal_item_accessible_parent_class)->ref_state_set(object);
  GtkWidget *item = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  if (item == NULL) return states;
  GtkButtonRole role;
  gboolean active;
  g_object_get(item, "role", &role, "active", &active, NULL);
  if (role == GTK_BUTTON_ROLE_NORMAL) return states;
  atk_state_set_add_state(states, ATK_STATE_CHECKABLE);
  if (active) atk_state_set_add_state(states, ATK_STATE_CHECKED);
  return states;
}

static void rehearsal_item_accessible_class_init(RehearsalItemAccessibleClass *class) {
  ATK_OBJECT_CLASS(class)->ref_state_set = item_states;
}

static void rehearsal_item_accessible_init(RehearsalItemAccessible *item) { (void)item; }

// The class of the items belongs to GTK: it is set before the first menu is made.
static void tell_what_is_chosen(void) {
  static gsize is_done = 0;
  if (!g_once_init_enter(&is_done)) return;
  GtkWidgetClass *items = g_type_class_ref(gtk_model_button_get_type());
  gtk_widget_class_set_accessible_type(items, rehearsal_item_accessible_get_type());
  g_once_init_leave(&is_done, 1);
}

static void chosen(GObject *item, GParamSpec *property, gpointer unused) {
  (void)property, (void)unused;
  gboolean active;
  g_object_get(item, "active", &active, NULL);
  atk_object_notify_state_change(
    gtk_widget_get_accessible(GTK_WIDGET(item)), ATK_STATE_CHECKED, active);
}

// MARK: The parts of GTK's menu items

static bool is_item(GtkWidget *widget) { return GTK_IS_MODEL_BUTTON(widget); }

static void choose(GtkButton *item, GtkPopover *popover) {
  (void)item;
  gtk_popover_popdown(popover);
}

// A choice closes the menu, as everything else in a menu does.
static void close_after_choice(GtkWidget *item, GtkPopover *popover) {
  GtkButtonRole role;
  g_object_get(item, "role", &role, NULL);
  if (role == GTK_BUTTON_ROLE_RADIO)
    g_signal_connect_object(
      item, "clicked", G_CALLBACK(choose), popover, G_CONNECT_AFTER);
}

static void add_key(GtkWidget *item, const char *key) {
  GtkWidget *face = gtk_bin_get_child(GTK_BIN(item));
  if (!GTK_IS_BOX(face)) return;
  GtkWidget *label = gtk_label_new(key);
  gtk_style_context_add_class(gtk_widget_get_style_context(label), "menu-key");
  gtk_widget_set_margin_start(label, 24);
  gtk_label_set_xalign(GTK_LABEL(label), 1);
  gtk_box_pack_end(GTK_BOX(face), label, FALSE, FALSE, 0);
  gtk_widget_show(label);
  // The key is not part of the name for assistive technology.
  atk_object_set_role(gtk_widget_get_accessible(label), ATK_ROLE_REDUNDANT_OBJECT);
  atk_object_set_description(gtk_widget_get_accessible(item), key);
}

// MARK: The keys of actions

// The first key of an action for people; NULL for none. The caller frees it.
static char *key_of(GMenuModel *menu, int index) {
  char *action = NULL;
  if (!g_menu_model_get_item_attribute(menu, index, G_MENU_ATTRIBUTE_ACTION, "s", &action))
    return NULL;
  GVariant *target =
    g_menu_model_get_item_attribute_value(menu, index, G_MENU_ATTRIBUTE_TARGET, NULL);
  char *detailed = g_action_print_detailed_name(action, target);
  GtkApplication *application = GTK_APPLICATION(g_application_get_default());
  char **keys = gtk_application_get_accels_for_action(application, detailed);
  char *label = NULL;
  if (keys[0] != NULL) {
    guint key;
    GdkModifierType modifiers;
    gtk_accelerator_parse(keys[0], &key, &modifiers);
    label = gtk_accelerator_get_label(key, modifiers);
  }
  g_strfreev(keys);
  g_free(detailed);
  if (target != NULL) g_variant_unref(target);
  g_free(action);
  return label;
}

typedef struct {
  GtkPopover *popover;
  // From the texts of items to their keys.
  GHashTable *keys;
} Dressing;

static void dress(GtkWidget *widget, gpointer data) {
  const Dressing *dressing = data;
  if (is_item(widget)) {
    if (g_object_get_data(G_OBJECT(widget), dressed_key) != NULL) return;
    g_object_set_data(G_OBJECT(widget), dressed_key, GINT_TO_POINTER(1));
    close_after_choice(widget, dressing->popover);
    g_signal_connect(widget, "notify::active", G_CALLBACK(chosen), NULL);
    char *text = NULL;
    g_object_get(widget, "text", &text, NULL);
    const char *key = text == NULL ? NULL : g_hash_table_lookup(dressing->keys, text);
    if (key != NULL) add_key(widget, key);
    g_free(text);
  } else if (GTK_IS_CONTAINER(widget)) {
    gtk_container_forall(GTK_CONTAINER(widget), dress, data);
  }
}

static void gather_keys(GMenuModel *menu, GHashTable *keys) {
  int count = g_menu_model_get_n_items(menu);
  for (int i = 0; i < count; i++) {
    const char *links[] = {G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU};
    for (int j = 0; j < 2; j++) {
      GMenuModel *inner = g_menu_model_get_item_link(menu, i, links[j]);
      if (inner == NULL) continue;
      gather_keys(inner, keys);
      g_object_unref(inner);
    }
    char *label = NULL;
    if (!g_menu_model_get_item_attribute(menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label)) continue;
    char *key = key_of(menu, i);
    if (key == NULL) g_free(label);
    else g_hash_table_replace(keys, label, key);
  }
}

// MARK: The button

// Items may be new each time a menu opens.
static void opened(GtkToggleButton *button, GMenuModel *menu) {
  GtkPopover *popover = gtk_menu_button_get_popover(GTK_MENU_BUTTON(button));
  if (popover == NULL || !GTK_IS_APPLICATION(g_application_get_default()) ||
      !gtk_toggle_button_get_active(button)) return;
  Dressing dressing = {
    popover, g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)};
  gather_keys(menu, dressing.keys);
  dress(GTK_WIDGET(popover), &dressing);
  g_hash_table_unref(dressing.keys);
}

static void toggled(GtkToggleButton *button, GMenuModel *menu) {
  if (!gtk_toggle_button_get_active(button)) return;
  // The handler owns the menu and is not released before this returns.
  g_signal_handlers_disconnect_by_func(button, (gpointer)toggled, menu);
  tell_what_is_chosen();
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), menu);
  g_signal_connect_data(
    button, "toggled", G_CALLBACK(opened), g_object_ref(menu),
    (GClosureNotify)(void *)g_object_unref, 0);
  // GTK opens the popover that it has when the button is pressed.
  gtk_toggle_button_set_active(button, FALSE);
  gtk_toggle_button_set_active(button, TRUE);
}

void rehearsal_menu_button_set_menu(GtkMenuButton *button, GMenuModel *menu) {
  // GTK makes a button without a menu insensitive.
  gtk_widget_set_sensitive(GTK_WIDGET(button), TRUE);
  g_signal_connect_data(
    button, "toggled", G_CALLBACK(toggled), g_object_ref(menu), (GClosureNotify)(void *)g_object_unref,
    0);
}
