// RehearsalCanvas: its children, its creation and its destruction. See canvas.h.

#include "accessible.h"
#include "canvas-private.h"
#include "direction.h"
#include "group.h"
#include "signals.h"

G_DEFINE_TYPE(RehearsalCanvas, rehearsal_canvas, GTK_TYPE_CONTAINER)

GtkWidget *rehearsal_canvas_new(void) { return g_object_new(REHEARSAL_TYPE_CANVAS, NULL); }

// Children

// A widget has one parent, so one key is enough for the child of every canvas.
static const char child_key[] = "rehearsal-canvas-child";

CanvasChild *canvas_child(RehearsalCanvas *canvas, GtkWidget *widget) {
  if (gtk_widget_get_parent(widget) != GTK_WIDGET(canvas)) return NULL;
  return g_object_get_data(G_OBJECT(widget), child_key);
}

static void number_from(RehearsalCanvas *canvas, guint first) {
  for (guint index = first; index < canvas->children->len; index++) {
    ((CanvasChild *)g_ptr_array_index(canvas->children, index))->index = index;
  }
}

GPtrArray *canvas_snapshot(RehearsalCanvas *canvas) {
  GPtrArray *widgets = g_ptr_array_new_full(canvas->children->len, g_object_unref);
  for (guint index = 0; index < canvas->children->len; index++) {
    CanvasChild *child = g_ptr_array_index(canvas->children, index);
    g_ptr_array_add(widgets, g_object_ref(child->widget));
  }
  return widgets;
}

// Direction

void canvas_directed(RehearsalCanvas *canvas) {
  canvas->directed = true;
  canvas->mirrored = gtk_widget_get_direction(GTK_WIDGET(canvas)) == GTK_TEXT_DIR_RTL;
  canvas_queue_allocate(canvas);
}

void rehearsal_canvas_set_direction(RehearsalCanvas *canvas, bool right_to_left) {
  if (canvas->directed && canvas->mirrored == right_to_left) return;
  rehearsal_set_direction(
    GTK_WIDGET(canvas), right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

bool rehearsal_canvas_is_mirrored(RehearsalCanvas *canvas) { return canvas->mirrored; }

static void add(GtkContainer *container, GtkWidget *widget) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(container);
  CanvasChild *child = g_new0(CanvasChild, 1);
  *child = (CanvasChild){.widget = widget, .scale = 1, .opacity = 1, .squeeze = 1};
  guint index = MIN(canvas->insert_at, canvas->children->len);
  g_ptr_array_insert(canvas->children, (int)index, child);
  number_from(canvas, index);
  g_object_set_data(G_OBJECT(widget), child_key, child);
  if (canvas->directed)
    rehearsal_set_direction(widget, gtk_widget_get_direction(GTK_WIDGET(canvas)));
  gtk_widget_set_parent(widget, GTK_WIDGET(canvas));
}

void rehearsal_canvas_insert(RehearsalCanvas *canvas, GtkWidget *widget, GtkWidget *below) {
  CanvasChild *sibling = below == NULL ? NULL : canvas_child(canvas, below);
  canvas->insert_at = sibling == NULL ? 0 : sibling->index + 1;
  gtk_container_add(GTK_CONTAINER(canvas), widget);
  canvas->insert_at = G_MAXUINT;
}

static void remove_child(GtkContainer *container, GtkWidget *widget) {
  RehearsalCanvas *canvas = REHEARSAL_CANVAS(container);
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL) return;
  bool visible = gtk_widget_get_visible(widget);
  rehearsal_canvas_accessible_removing(canvas, widget);
  guint index = child->index;
  g_object_set_data(G_OBJECT(widget), child_key, NULL);
  g_ptr_array_remove_index(canvas->children, index);
  number_from(canvas, index);
  gtk_widget_unparent(widget);
  if (visible) gtk_widget_queue_resize(GTK_WIDGET(canvas));
}

static void forall(
  GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  (void)internals;
  GPtrArray *widgets = canvas_snapshot(REHEARSAL_CANVAS(container));
  for (guint index = 0; index < widgets->len; index++) {
    GtkWidget *widget = g_ptr_array_index(widgets, index);
    if (gtk_widget_get_parent(widget) == GTK_WIDGET(container)) callback(widget, data);
  }
  g_ptr_array_unref(widgets);
}

static GType child_type(GtkContainer *container) {
  (void)container;
  return GTK_TYPE_WIDGET;
}

void rehearsal_canvas_reorder(RehearsalCanvas *canvas, GtkWidget *widget, int index) {
  CanvasChild *child = canvas_child(canvas, widget);
  if (child == NULL) return;
  int old = (int)child->index, last = (int)canvas->children->len - 1;
  if (index < 0 || index > last) index = last;
  if (index == old) return;
  rehearsal_canvas_accessible_removing(canvas, widget);
  g_ptr_array_steal_index(canvas->children, (guint)old);
  g_ptr_array_insert(canvas->children, index, child);
  number_from(canvas, (guint)MIN(old, index));
  rehearsal_canvas_accessible_added(canvas, widget);
  canvas_restack(canvas);
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

// The keyboard does not reach concealed children either: something modal is above them.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  CanvasChild *place =
    REHEARSAL_IS_CANVAS(parent) ? canvas_child(REHEARSAL_CANVAS(parent), widget) : NULL;
  if (place != NULL && place->concealed) return FALSE;
  if (REHEARSAL_CANVAS(widget)->is_group) {
    // What is above and below the row is not in it.
    bool leaves = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN;
    bool is_inside = gtk_container_get_focus_child(GTK_CONTAINER(widget)) != NULL;
    return !(leaves && is_inside) && rehearsal_group_focus(widget, NULL, direction);
  }
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS(rehearsal_canvas_parent_class);
  if (parent_class->focus(widget, direction)) return TRUE;
  GtkWidget *inside = gtk_container_get_focus_child(GTK_CONTAINER(widget));
  if (!REHEARSAL_CANVAS(widget)->keeps_focus || inside == NULL) return FALSE;
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) return TRUE;
  // A container with a focus child continues from there, at any depth.
  GtkWidget *last = widget;
  for (; GTK_IS_CONTAINER(last); last = inside) {
    inside = gtk_container_get_focus_child(GTK_CONTAINER(last));
    if (inside == NULL) break;
    gtk_container_set_focus_child(GTK_CONTAINER(last), NULL);
  }
  if (parent_class->focus(widget, direction)) return TRUE;
  // The only widget that can have the focus keeps it.
  for (GtkWidget *each = last; each != widget; each = gtk_widget_get_parent(each)) {
    gtk_container_set_focus_child(GTK_CONTAINER(gtk_widget_get_parent(each)), each);
  }
  return TRUE;
}

void rehearsal_canvas_set_keeps_focus(RehearsalCanvas *canvas, bool keeps_focus) {
  canvas->keeps_focus = keeps_focus;
}

void rehearsal_canvas_set_group(RehearsalCanvas *canvas, bool is_group) {
  canvas->is_group = is_group;
}

// Creation and destruction

static void release_context(RehearsalCanvas *canvas) {
  void *context = canvas->context;
  void (*release)(void *) = canvas->table.release;
  canvas->context = NULL;
  canvas->table = (RehearsalCanvasTable){0};
  if (context == NULL) return;
  if (release != NULL) release(context);
  rehearsal_count_closure(-1);
}

void rehearsal_canvas_set_table(
  RehearsalCanvas *canvas, RehearsalCanvasTable table, void *context) {
  release_context(canvas);
  canvas->table = table;
  canvas->context = context;
  if (context != NULL) rehearsal_count_closure(1);
  if (canvas->destroyed) release_context(canvas);
}

static void dispose(GObject *object) {
  // The children are removed first: GtkContainer destroys them through `forall`.
  G_OBJECT_CLASS(rehearsal_canvas_parent_class)->dispose(object);
  REHEARSAL_CANVAS(object)->destroyed = true;
  canvas_drop_indicator(REHEARSAL_CANVAS(object));
  g_clear_object(&REHEARSAL_CANVAS(object)->drag);
  release_context(REHEARSAL_CANVAS(object));
}

static void finalize(GObject *object) {
  g_ptr_array_unref(REHEARSAL_CANVAS(object)->children);
  G_OBJECT_CLASS(rehearsal_canvas_parent_class)->finalize(object);
}

static void rehearsal_canvas_init(RehearsalCanvas *canvas) {
  canvas->children = g_ptr_array_new_with_free_func(g_free);
  canvas->insert_at = G_MAXUINT;
  canvas->zoom = 1;
  gtk_widget_set_has_window(GTK_WIDGET(canvas), FALSE);
}

static void rehearsal_canvas_class_init(RehearsalCanvasClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  object->dispose = dispose;
  object->finalize = finalize;
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->get_request_mode = canvas_request_mode;
  widget->get_preferred_width = canvas_preferred_width;
  widget->get_preferred_height = canvas_preferred_height;
  widget->size_allocate = canvas_size_allocate;
  widget->draw = canvas_draw;
  widget->realize = canvas_realize;
  widget->unrealize = canvas_unrealize;
  widget->map = canvas_map;
  widget->unmap = canvas_unmap;
  widget->focus = focus;
  widget->scroll_event = canvas_scroll;
  GtkContainerClass *container = GTK_CONTAINER_CLASS(class);
  container->add = add;
  container->remove = remove_child;
  container->forall = forall;
  container->child_type = child_type;
  container->set_focus_child = canvas_set_focus_child;
  gtk_widget_class_set_css_name(widget, "canvas");
  gtk_widget_class_set_accessible_type(widget, REHEARSAL_TYPE_CANVAS_ACCESSIBLE);
}
