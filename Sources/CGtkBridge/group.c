// The focus in a row of buttons. See group.h.

#include "group.h"

#include <stdbool.h>

struct _RehearsalGroup {
  GtkBox parent_instance;
  GtkWidget *last;  // a weak reference to the button that had the focus last
};

G_DEFINE_TYPE(RehearsalGroup, rehearsal_group, GTK_TYPE_BOX)

GtkWidget *rehearsal_group_new(int spacing) {
  return g_object_new(
    rehearsal_group_get_type(), "orientation", GTK_ORIENTATION_HORIZONTAL, "spacing", spacing,
    NULL);
}

static bool is_usable(GtkWidget *button) {
  return gtk_widget_get_visible(button) && gtk_widget_is_sensitive(button) &&
         gtk_widget_get_can_focus(button);
}

// To be freed; the buttons are borrowed.
static GPtrArray *usable(GtkWidget *group) {
  GPtrArray *buttons = g_ptr_array_new();
  GList *children = gtk_container_get_children(GTK_CONTAINER(group));
  for (GList *each = children; each != NULL; each = each->next) {
    if (is_usable(each->data)) g_ptr_array_add(buttons, each->data);
  }
  g_list_free(children);
  return buttons;
}

static GtkWidget *entrance(GtkWidget *last, GPtrArray *buttons) {
  if (last != NULL && g_ptr_array_find(buttons, last, NULL)) return last;
  for (guint each = 0; each < buttons->len; each++) {
    GtkWidget *button = buttons->pdata[each];
    if (GTK_IS_TOGGLE_BUTTON(button) && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button)))
      return button;
  }
  return buttons->pdata[0];
}

// The step of a direction inside the row: 1 towards its end, -1 towards its start.
static int step(GtkWidget *group, GtkDirectionType direction) {
  int right = gtk_widget_get_direction(group) == GTK_TEXT_DIR_RTL ? -1 : 1;
  switch (direction) {
  case GTK_DIR_LEFT: return -right;
  case GTK_DIR_RIGHT: return right;
  case GTK_DIR_UP: return -1;
  default: return 1;
  }
}

gboolean rehearsal_group_focus(GtkWidget *widget, GtkWidget *last, GtkDirectionType direction) {
  GtkWidget *inside = gtk_container_get_focus_child(GTK_CONTAINER(widget));
  bool tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (inside != NULL && tab) return FALSE;
  GPtrArray *buttons = usable(widget);
  GtkWidget *next = NULL;
  guint here;
  if (buttons->len > 0 && inside == NULL) next = entrance(last, buttons);
  else if (g_ptr_array_find(buttons, inside, &here))
    next = buttons->pdata[(here + buttons->len + (guint)step(widget, direction)) % buttons->len];
  g_ptr_array_unref(buttons);
  if (next != NULL) gtk_widget_grab_focus(next);
  return next != NULL;
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  return rehearsal_group_focus(widget, REHEARSAL_GROUP(widget)->last, direction);
}

static void set_focus_child(GtkContainer *container, GtkWidget *child) {
  RehearsalGroup *group = REHEARSAL_GROUP(container);
  if (child != NULL) g_set_weak_pointer(&group->last, child);
  GTK_CONTAINER_CLASS(rehearsal_group_parent_class)->set_focus_child(container, child);
}

static void dispose(GObject *object) {
  g_clear_weak_pointer(&REHEARSAL_GROUP(object)->last);
  G_OBJECT_CLASS(rehearsal_group_parent_class)->dispose(object);
}

static void rehearsal_group_init(RehearsalGroup *group) { (void)group; }

static void rehearsal_group_class_init(RehearsalGroupClass *class) {
  G_OBJECT_CLASS(class)->dispose = dispose;
  GTK_WIDGET_CLASS(class)->focus = focus;
  GTK_CONTAINER_CLASS(class)->set_focus_child = set_focus_child;
}
