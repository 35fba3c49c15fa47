// The accessible of a header bar. See headerbar.h.

#include "headerbar.h"

#include "accessible.h"
#include "icons.h"

#include <stdbool.h>

struct _RehearsalHeaderBar {
  GtkHeaderBar parent_instance;
};

struct _RehearsalHeaderBarAccessible {
  GtkContainerAccessible parent_instance;
};

G_DEFINE_TYPE(RehearsalHeaderBar, rehearsal_header_bar, GTK_TYPE_HEADER_BAR)
G_DEFINE_TYPE(
  RehearsalHeaderBarAccessible, rehearsal_header_bar_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE)

GtkWidget *rehearsal_header_bar_new(void) { return g_object_new(REHEARSAL_TYPE_HEADER_BAR, NULL); }

static void rehearsal_header_bar_init(RehearsalHeaderBar *bar) { (void)bar; }

// GTK takes only types that derive from its own accessible of a header bar, which is private.
static AtkObject *get_accessible(GtkWidget *widget) {
  return rehearsal_accessible_of_type(widget, REHEARSAL_TYPE_HEADER_BAR_ACCESSIBLE);
}

// GTK makes the window's buttons in the next two, with icons by name.

static void dress(GtkWidget *part, gpointer bar) {
  GList *own = gtk_container_get_children(GTK_CONTAINER(bar));
  if (g_list_find(own, part) == NULL) rehearsal_icons_dress(part);
  g_list_free(own);
}

static void hierarchy_changed(GtkWidget *widget, GtkWidget *before) {
  GTK_WIDGET_CLASS(rehearsal_header_bar_parent_class)->hierarchy_changed(widget, before);
  gtk_container_forall(GTK_CONTAINER(widget), dress, widget);
}

static void realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(rehearsal_header_bar_parent_class)->realize(widget);
  gtk_container_forall(GTK_CONTAINER(widget), dress, widget);
}

static void rehearsal_header_bar_class_init(RehearsalHeaderBarClass *class) {
  GTK_WIDGET_CLASS(class)->get_accessible = get_accessible;
  GTK_WIDGET_CLASS(class)->hierarchy_changed = hierarchy_changed;
  GTK_WIDGET_CLASS(class)->realize = realize;
}

// The order

static void append(GtkWidget *widget, gpointer data) { g_ptr_array_add(data, widget); }

static bool is_at_end(GtkContainer *bar, GtkWidget *widget, GPtrArray *own) {
  if (!g_ptr_array_find(own, widget, NULL)) return false;
  GtkPackType type = GTK_PACK_START;
  gtk_container_child_get(bar, widget, "pack-type", &type, NULL);
  return type == GTK_PACK_END;
}

// From the start to the end: GTK lists what is packed at the start, the title, and what is packed
// at the end with the outermost first. The title and the window's buttons are internal.
static GPtrArray *parts_of(AtkObject *object) {
  GPtrArray *parts = g_ptr_array_new();
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  if (widget == NULL) return parts;
  GtkContainer *bar = GTK_CONTAINER(widget);
  GPtrArray *own = g_ptr_array_new();
  gtk_container_foreach(bar, append, own);
  gtk_container_forall(bar, append, parts);
  guint first = 0;
  while (first < parts->len && !is_at_end(bar, parts->pdata[first], own)) first++;
  guint end = first;
  while (end < parts->len && is_at_end(bar, parts->pdata[end], own)) end++;
  for (guint low = first, high = end; low + 1 < high; low++) {
    gpointer outer = parts->pdata[low];
    parts->pdata[low] = parts->pdata[--high];
    parts->pdata[high] = outer;
  }
  g_ptr_array_unref(own);
  return parts;
}

static int n_children(AtkObject *object) {
  GPtrArray *parts = parts_of(object);
  int count = (int)parts->len;
  g_ptr_array_unref(parts);
  return count;
}

static AtkObject *ref_child(AtkObject *object, int index) {
  GPtrArray *parts = parts_of(object);
  AtkObject *child = NULL;
  if (index >= 0 && index < (int)parts->len) {
    child = g_object_ref(gtk_widget_get_accessible(parts->pdata[index]));
    // With a parent set, the child finds its index among those that the parent offers.
    if (child->accessible_parent != object) atk_object_set_parent(child, object);
  }
  g_ptr_array_unref(parts);
  return child;
}

static void rehearsal_header_bar_accessible_init(RehearsalHeaderBarAccessible *accessible) {
  (void)accessible;
}

static void rehearsal_header_bar_accessible_class_init(RehearsalHeaderBarAccessibleClass *class) {
  AtkObjectClass *object = ATK_OBJECT_CLASS(class);
  object->get_n_children = n_children;
  object->ref_child = ref_child;
}
