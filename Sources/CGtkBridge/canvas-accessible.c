// The accessible of a canvas, which leaves concealed children out, and scrolls by pages.
// See accessible.h.

#include "accessible.h"
#include "canvas-private.h"

static AtkObject *of(GtkWidget *widget) { return gtk_widget_get_accessible(widget); }

struct _RehearsalCanvasAccessible {
  GtkContainerAccessible parent_instance;
  bool modal;
};

static void action_init(AtkActionIface *interface);

G_DEFINE_TYPE_WITH_CODE(
  RehearsalCanvasAccessible, rehearsal_canvas_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE,
  G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, action_init))

static RehearsalCanvas *canvas_of(gpointer accessible) {
  GtkWidget *widget = gtk_accessible_get_widget(accessible);
  return widget == NULL ? NULL : REHEARSAL_CANVAS(widget);
}

// With an accessible parent set, the accessible of a widget finds its index among the
// children that the parent offers; otherwise concealed children would count too.
static void name_parent(GtkWidget *widget, gpointer object) {
  if (of(widget)->accessible_parent != object) atk_object_set_parent(of(widget), object);
}

static void initialize(AtkObject *object, gpointer widget) {
  ATK_OBJECT_CLASS(rehearsal_canvas_accessible_parent_class)->initialize(object, widget);
  REHEARSAL_CANVAS(widget)->accessible = object;
  object->role = ATK_ROLE_PANEL;
  gtk_container_foreach(GTK_CONTAINER(widget), name_parent, object);
}

static void widget_unset(GtkAccessible *accessible) {
  RehearsalCanvas *canvas = canvas_of(accessible);
  if (canvas != NULL) canvas->accessible = NULL;
  GTK_ACCESSIBLE_CLASS(rehearsal_canvas_accessible_parent_class)->widget_unset(accessible);
}

static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkStateSet *states =
    ATK_OBJECT_CLASS(rehearsal_canvas_accessible_parent_class)->ref_state_set(object);
  if (REHEARSAL_CANVAS_ACCESSIBLE(object)->modal) atk_state_set_add_state(states, ATK_STATE_MODAL);
  return states;
}

static int n_children(AtkObject *object) {
  RehearsalCanvas *canvas = canvas_of(object);
  return canvas == NULL ? 0 : rehearsal_canvas_offered_count(canvas);
}

static AtkObject *ref_child(AtkObject *object, int index) {
  RehearsalCanvas *canvas = canvas_of(object);
  GtkWidget *widget = canvas == NULL ? NULL : rehearsal_canvas_offered_child(canvas, index);
  if (widget == NULL) return NULL;
  name_parent(widget, object);
  return g_object_ref(of(widget));
}

// The signals of GTK would count concealed children; the functions below emit others.
static int child_added(GtkContainer *container, GtkWidget *widget, gpointer data) {
  name_parent(widget, data);
  rehearsal_canvas_accessible_added(REHEARSAL_CANVAS(container), widget);
  return 1;
}

static int child_removed(GtkContainer *container, GtkWidget *widget, gpointer data) {
  (void)container, (void)data;
  atk_object_set_parent(of(widget), NULL);
  return 1;
}

void rehearsal_canvas_accessible_removing(RehearsalCanvas *canvas, GtkWidget *widget) {
  if (canvas->accessible == NULL) return;
  int index = rehearsal_canvas_offered_index(canvas, widget);
  if (index < 0) return;
  g_signal_emit_by_name(canvas->accessible, "children-changed::remove", index, of(widget), NULL);
}

void rehearsal_canvas_accessible_added(RehearsalCanvas *canvas, GtkWidget *widget) {
  if (canvas->accessible == NULL) return;
  int index = rehearsal_canvas_offered_index(canvas, widget);
  if (index < 0) return;
  g_signal_emit_by_name(canvas->accessible, "children-changed::add", index, of(widget), NULL);
}

static void rehearsal_canvas_accessible_init(RehearsalCanvasAccessible *accessible) {
  (void)accessible;
}

static void rehearsal_canvas_accessible_class_init(RehearsalCanvasAccessibleClass *class) {
  AtkObjectClass *object = ATK_OBJECT_CLASS(class);
  object->initialize = initialize;
  object->ref_state_set = ref_state_set;
  object->get_n_children = n_children;
  object->ref_child = ref_child;
  GTK_ACCESSIBLE_CLASS(class)->widget_unset = widget_unset;
  GTK_CONTAINER_ACCESSIBLE_CLASS(class)->add_gtk = child_added;
  GTK_CONTAINER_ACCESSIBLE_CLASS(class)->remove_gtk = child_removed;
}

// What is far from sight may not be made, and then it has no accessible that could be scrolled to.

static const char *page_titles[2];

void rehearsal_canvas_name_pages(const char *next, const char *previous) {
  page_titles[0] = g_intern_string(next);
  page_titles[1] = g_intern_string(previous);
}

static int n_actions(AtkAction *action) {
  RehearsalCanvas *canvas = canvas_of(action);
  return canvas != NULL && canvas_furthest(canvas) > 0 ? 2 : 0;
}

static gboolean do_action(AtkAction *action, int index) {
  RehearsalCanvas *canvas = canvas_of(action);
  if (index < 0 || index >= n_actions(action)) return FALSE;
  double before = canvas->offset, page = canvas_extent(canvas);
  rehearsal_canvas_set_offset(canvas, before + (index == 0 ? page : -page));
  return canvas->offset != before;
}

static const char *action_name(AtkAction *action, int index) {
  if (index < 0 || index >= n_actions(action)) return NULL;
  return index == 0 ? "next-page" : "previous-page";
}

static const char *action_title(AtkAction *action, int index) {
  return index < 0 || index >= n_actions(action) ? NULL : page_titles[index];
}

static void action_init(AtkActionIface *interface) {
  interface->get_n_actions = n_actions;
  interface->do_action = do_action;
  interface->get_name = action_name;
  interface->get_localized_name = action_title;
  interface->get_description = action_title;
}

void rehearsal_canvas_set_modal(RehearsalCanvas *canvas, bool modal) {
  AtkObject *object = of(GTK_WIDGET(canvas));
  RehearsalCanvasAccessible *accessible = REHEARSAL_CANVAS_ACCESSIBLE(object);
  if (accessible->modal == modal) return;
  accessible->modal = modal;
  atk_object_notify_state_change(object, ATK_STATE_MODAL, modal);
}

// Which children are offered

static bool is_offered(const CanvasChild *child) { return !child->concealed; }

int rehearsal_canvas_offered_count(RehearsalCanvas *canvas) {
  int count = 0;
  for (guint each = 0; each < canvas->children->len; each++) {
    count += is_offered(g_ptr_array_index(canvas->children, each));
  }
  return count;
}

GtkWidget *rehearsal_canvas_offered_child(RehearsalCanvas *canvas, int index) {
  for (guint each = 0; each < canvas->children->len; each++) {
    CanvasChild *child = g_ptr_array_index(canvas->children, each);
    if (is_offered(child) && index-- == 0) return child->widget;
  }
  return NULL;
}

int rehearsal_canvas_offered_index(RehearsalCanvas *canvas, GtkWidget *widget) {
  int index = 0;
  for (guint each = 0; each < canvas->children->len; each++) {
    CanvasChild *child = g_ptr_array_index(canvas->children, each);
    if (child->widget == widget) return is_offered(child) ? index : -1;
    index += is_offered(child);
  }
  return -1;
}

void rehearsal_canvas_set_concealed(RehearsalCanvas *canvas, GtkWidget *widget, bool concealed) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL || child->concealed == concealed) return;
  if (concealed) rehearsal_canvas_accessible_removing(canvas, widget);
  child->concealed = concealed;
  if (!concealed) rehearsal_canvas_accessible_added(canvas, widget);
}
