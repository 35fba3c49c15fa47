// The order and the area of event windows on one GdkWindow.
//
// A button has an input-only window, a sibling of those of all other widgets on the same
// GdkWindow, even of widgets in other canvases. So the outermost canvas on that GdkWindow
// sorts all windows by the positions of their widgets in their canvases.

#include "canvas-private.h"

typedef struct {
  GdkWindow *window;
  GArray *path;  // of int: indices from the outermost canvas inwards
} Entry;

static RehearsalCanvas *outermost(RehearsalCanvas *canvas) {
  GdkWindow *window = gtk_widget_get_window(GTK_WIDGET(canvas));
  RehearsalCanvas *found = canvas;
  for (GtkWidget *up = GTK_WIDGET(canvas); up != NULL; up = gtk_widget_get_parent(up)) {
    if (REHEARSAL_IS_CANVAS(up) && gtk_widget_get_window(up) == window) {
      found = REHEARSAL_CANVAS(up);
    }
  }
  return found;
}

// NULL for a widget that is not in the canvas.
static GArray *path_of(GtkWidget *widget, RehearsalCanvas *top) {
  GArray *path = g_array_new(FALSE, FALSE, sizeof(int));
  while (widget != NULL && widget != GTK_WIDGET(top)) {
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (REHEARSAL_IS_CANVAS(parent)) {
      CanvasChild *child = canvas_child(REHEARSAL_CANVAS(parent), widget);
      int index = child == NULL ? -1 : (int)child->index;
      g_array_prepend_val(path, index);
    }
    widget = parent;
  }
  if (widget != NULL) return path;
  g_array_unref(path);
  return NULL;
}

static int compare(gconstpointer a, gconstpointer b, gpointer unused) {
  (void)unused;
  const GArray *left = ((const Entry *)a)->path, *right = ((const Entry *)b)->path;
  for (guint index = 0; index < MIN(left->len, right->len); index++) {
    int difference = g_array_index(left, int, index) - g_array_index(right, int, index);
    if (difference != 0) return difference;
  }
  // The window of a canvas is below the windows of its children.
  return (int)left->len - (int)right->len;
}

static const char shaped_key[] = "rehearsal-shaped";

// Takes no input in the part of a window where a canvas clips the widget: the window
// itself is as large as the allocation of the widget.
static void set_reach(GdkWindow *window, GtkWidget *widget) {
  GdkRectangle whole, reach;
  gdk_window_get_geometry(window, &whole.x, &whole.y, &whole.width, &whole.height);
  reach = whole;
  for (GtkWidget *up = gtk_widget_get_parent(widget); up != NULL; up = gtk_widget_get_parent(up)) {
    if (gtk_widget_get_window(up) != gdk_window_get_parent(window)) break;
    if (!REHEARSAL_IS_CANVAS(up) || !REHEARSAL_CANVAS(up)->clips) continue;
    GtkAllocation edge;
    gtk_widget_get_allocation(up, &edge);
    if (!gdk_rectangle_intersect(&reach, &edge, &reach)) reach.width = reach.height = 0;
  }
  bool cut = reach.width < whole.width || reach.height < whole.height;
  bool was_cut = g_object_get_data(G_OBJECT(window), shaped_key) != NULL;
  if (!cut && !was_cut) return;
  g_object_set_data(G_OBJECT(window), shaped_key, GINT_TO_POINTER(cut));
  if (!cut) {
    gdk_window_input_shape_combine_region(window, NULL, 0, 0);
    return;
  }
  cairo_rectangle_int_t inside = {
    reach.x - whole.x, reach.y - whole.y, reach.width, reach.height};
  cairo_region_t *region = cairo_region_create_rectangle(&inside);
  gdk_window_input_shape_combine_region(window, region, 0, 0);
  cairo_region_destroy(region);
}

static void clear_entry(gpointer data) { g_array_unref(((Entry *)data)->path); }

static guint restackings;

guint rehearsal_canvas_restackings(void) { return restackings; }

static void restack(RehearsalCanvas *top) {
  restackings++;
  GArray *entries = g_array_new(FALSE, FALSE, sizeof(Entry));
  g_array_set_clear_func(entries, clear_entry);
  GList *windows = gdk_window_get_children(gtk_widget_get_window(GTK_WIDGET(top)));
  // The first window of the list is the topmost one.
  for (GList *each = g_list_last(windows); each != NULL; each = each->prev) {
    gpointer owner = NULL;
    gdk_window_get_user_data(each->data, &owner);
    GArray *path = GTK_IS_WIDGET(owner) ? path_of(owner, top) : NULL;
    if (path == NULL) continue;
    set_reach(each->data, owner);
    Entry entry = {each->data, path};
    g_array_append_val(entries, entry);
  }
  g_list_free(windows);

  bool ordered = true;
  for (guint index = 1; index < entries->len && ordered; index++) {
    ordered = compare(
      &g_array_index(entries, Entry, index - 1), &g_array_index(entries, Entry, index), NULL) <= 0;
  }
  if (!ordered) {
    // A stable sort: the windows of one widget keep their order.
    g_qsort_with_data(entries->data, (int)entries->len, sizeof(Entry), compare, NULL);
    for (guint index = 1; index < entries->len; index++) {
      GdkWindow *below = g_array_index(entries, Entry, index - 1).window;
      gdk_window_restack(g_array_index(entries, Entry, index).window, below, TRUE);
    }
  }
  g_array_unref(entries);
}

static gboolean restack_source(gpointer data) {
  canvas_restack_now(data);
  return G_SOURCE_REMOVE;
}

void canvas_restack(RehearsalCanvas *canvas) {
  if (!gtk_widget_get_realized(GTK_WIDGET(canvas))) return;
  RehearsalCanvas *top = outermost(canvas);
  if (top->restacking != 0) return;
  // GDK reads input at a lower priority.
  top->restacking = g_idle_add_full(G_PRIORITY_HIGH, restack_source, top, NULL);
}

void canvas_restack_now(RehearsalCanvas *canvas) {
  if (canvas->restacking == 0) return;
  canvas_drop_restacking(canvas);
  if (outermost(canvas) == canvas) restack(canvas);
  else canvas_restack(canvas);
}

void canvas_drop_restacking(RehearsalCanvas *canvas) {
  if (canvas->restacking != 0) g_source_remove(canvas->restacking);
  canvas->restacking = 0;
}
