// The log's list as a widget: scrolling, selection, following. See loglist.h.

#define REHEARSAL_LOG_PARTS
#include "direction.h"
#include "loglist.h"

static void scrollable_interface(GtkScrollableInterface *iface);
typedef GtkBinClass RehearsalLogViewClass;
G_DEFINE_TYPE_WITH_CODE(
  RehearsalLogView, rehearsal_log_view, GTK_TYPE_BIN,
  G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, scrollable_interface))

enum { settle_milliseconds = 150 };

static GtkAdjustment *vertical(RehearsalLogView *view) {
  return view->outer[GTK_ORIENTATION_VERTICAL];
}

double rehearsal_log_view_value(RehearsalLogView *view) {
  return gtk_adjustment_get_value(vertical(view));
}

double rehearsal_log_view_page(RehearsalLogView *view) {
  return gtk_adjustment_get_page_size(vertical(view));
}

int rehearsal_log_view_header(RehearsalLogView *view) {
  int x, y;
  gtk_tree_view_convert_bin_window_to_widget_coords(view->tree, 0, 0, &x, &y);
  return y;
}

// Placing the window of rows

static double window_top(RehearsalLogView *view) {
  return (double)rehearsal_log_model_first(view->model) * view->row_height;
}

void rehearsal_log_view_place_inner(RehearsalLogView *view) {
  GtkAdjustment *inner = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view->tree));
  view->busy++;
  gtk_adjustment_set_value(inner, rehearsal_log_view_value(view) - window_top(view));
  view->busy--;
}

static gboolean settled(gpointer data) {
  RehearsalLogView *view = data;
  view->settle = 0;
  rehearsal_log_view_seat(view);
  return G_SOURCE_REMOVE;
}

// The selection of the tree is set to that of the view when nothing else changes: each
// move of it sends several events to a screen reader.
static void settle_later(RehearsalLogView *view) {
  g_clear_handle_id(&view->settle, g_source_remove);
  view->settle = g_timeout_add(settle_milliseconds, settled, view);
}

// Slides the window if not all visible rows are in it.
static void place(RehearsalLogView *view) {
  long first = rehearsal_log_model_first(view->model);
  long top = (long)rehearsal_log_view_value(view) / view->row_height;
  long bottom = top + (long)rehearsal_log_view_page(view) / view->row_height + 2;
  bool outside = top < first || bottom > first + rehearsal_log_model_shown(view->model);
  long wanted = (top + bottom - REHEARSAL_LOG_WINDOW) / 2;
  if (outside && rehearsal_log_model_slide(view->model, wanted)) settle_later(view);
  rehearsal_log_view_place_inner(view);
  gtk_widget_queue_draw(GTK_WIDGET(view->tree));
}

static void configure(RehearsalLogView *view) {
  GtkAllocation area;
  gtk_widget_get_allocation(GTK_WIDGET(view), &area);
  double page = MAX(1, area.height - rehearsal_log_view_header(view));
  double upper = MAX(page, (double)rehearsal_log_model_total(view->model) * view->row_height);
  double end = upper - page;
  view->busy++;
  gtk_adjustment_configure(
    vertical(view), view->follows ? end : CLAMP(rehearsal_log_view_value(view), 0, end), 0, upper,
    view->row_height, MAX(view->row_height, page - view->row_height), page);
  gtk_adjustment_configure(
    view->outer[GTK_ORIENTATION_HORIZONTAL], 0, 0, area.width, 1, area.width, area.width);
  view->busy--;
  place(view);
}

// To remove rows one by one would move the cursor of the tree, and a screen reader, through
// each of them; so if there can be fewer rows, the tree has no model meanwhile.
static void update(RehearsalLogView *view, bool forget) {
  view->busy++;
  if (forget) gtk_tree_view_set_model(view->tree, NULL);
  rehearsal_log_model_update(view->model, forget);
  if (forget) gtk_tree_view_set_model(view->tree, GTK_TREE_MODEL(view->model));
  view->busy--;
  configure(view);
}

bool rehearsal_log_view_flush(RehearsalLogView *view) {
  if (view->tree == NULL) return false;
  if (view->tick == 0) return true;
  gtk_widget_remove_tick_callback(GTK_WIDGET(view), view->tick);
  view->tick = 0;
  update(view, false);
  return true;
}

static void scrolled(GtkAdjustment *outer, RehearsalLogView *view) {
  if (view->tree == NULL) return;
  place(view);
  if (view->busy) return;
  double end = gtk_adjustment_get_upper(outer) - gtk_adjustment_get_page_size(outer);
  bool follows = gtk_adjustment_get_value(outer) > end - 1;
  if (follows == view->follows) return;
  view->follows = follows;
  if (view->source.follow_changed) view->source.follow_changed(view->context, follows);
}

// The tree also scrolls without a request: to its start for a new model, and to its cursor.
static void tree_scrolled(GtkAdjustment *inner, RehearsalLogView *view) {
  (void)inner;
  if (view->busy == 0 && view->model != NULL) rehearsal_log_view_place_inner(view);
}

void rehearsal_log_view_reveal(RehearsalLogView *view, long row, bool may_centre) {
  double top = (double)row * view->row_height, page = rehearsal_log_view_page(view);
  double value = rehearsal_log_view_value(view);
  if (may_centre && (top < value - page || top > value + 2 * page))
    value = top - (page - view->row_height) / 2;
  else
    value = CLAMP(value, top + view->row_height - page, top);
  gtk_adjustment_set_value(vertical(view), (double)(long)MAX(0, value));
}

// The public functions

GtkWidget *rehearsal_log_view_new(const RehearsalLogSource *source, void *context) {
  RehearsalLogView *view = g_object_new(REHEARSAL_TYPE_LOG_VIEW, NULL);
  view->source = *source;
  view->context = context;
  view->model = rehearsal_log_model_new(source, context);
  rehearsal_log_model_update(view->model, false);
  view->busy++;
  gtk_tree_view_set_model(view->tree, GTK_TREE_MODEL(view->model));
  view->busy--;
  return GTK_WIDGET(view);
}

static gboolean appended(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
  (void)clock, (void)unused;
  RehearsalLogView *view = (RehearsalLogView *)widget;
  view->tick = 0; // GTK removes the callback when this returns
  update(view, false);
  return G_SOURCE_REMOVE;
}

void rehearsal_log_view_rows_appended(RehearsalLogView *view) {
  if (view->tree == NULL || view->tick != 0) return;
  if (!gtk_widget_get_mapped(GTK_WIDGET(view))) update(view, false);
  else view->tick = gtk_widget_add_tick_callback(GTK_WIDGET(view), appended, NULL, NULL);
}

void rehearsal_log_view_rows_reset(RehearsalLogView *view) {
  if (!rehearsal_log_view_flush(view)) return;
  view->selected = view->other = -1;
  update(view, true);
  rehearsal_log_view_seat(view);
}

void rehearsal_log_view_row_changed(RehearsalLogView *view, long row) {
  if (!rehearsal_log_view_flush(view)) return;
  rehearsal_log_model_row_changed(view->model, row);
}

void rehearsal_log_view_scroll_to(RehearsalLogView *view, long row) {
  if (!rehearsal_log_view_flush(view) || row < 0) return;
  long last = rehearsal_log_model_total(view->model) - 1;
  if (last >= 0) rehearsal_log_view_reveal(view, MIN(row, last), true);
}

void rehearsal_log_view_set_follow(RehearsalLogView *view, bool follows) {
  if (!rehearsal_log_view_flush(view)) return;
  view->follows = follows;
  configure(view);
}

bool rehearsal_log_view_get_follow(RehearsalLogView *view) { return view->follows; }

// The widget

// Larger text makes higher rows; the tree keeps the old height until its mode changes.
static void restyled(RehearsalLogView *view) {
  if (view->tree == NULL) return;
  int height = rehearsal_log_row_height(GTK_WIDGET(view->tree));
  if (height == view->row_height) return;
  double top = view->outer[1] ? rehearsal_log_view_value(view) / view->row_height : 0;
  view->row_height = height;
  view->busy++;
  gtk_tree_view_set_fixed_height_mode(view->tree, FALSE);
  gtk_tree_view_set_fixed_height_mode(view->tree, TRUE);
  if (view->model) configure(view);
  if (view->outer[1] && !view->follows) gtk_adjustment_set_value(vertical(view), top * height);
  view->busy--;
  gtk_widget_queue_resize(GTK_WIDGET(view));
}

static void rehearsal_log_view_init(RehearsalLogView *view) {
  rehearsal_log_count(+1);
  view->selected = view->other = -1;
  view->row_height = REHEARSAL_LOG_LEAST_HEIGHT;
  view->tree = rehearsal_log_tree_new();
  for (int i = 0; i < REHEARSAL_LOG_COLUMNS; i++) {
    view->columns[i] = rehearsal_log_column_new(i);
    rehearsal_log_view_set_column_width(view, i, 60);
    gtk_tree_view_append_column(view->tree, view->columns[i]);
  }
  // The log is code, and its titles stand above its columns on a desktop from right to left, too.
  rehearsal_set_direction(GTK_WIDGET(view->tree), GTK_TEXT_DIR_LTR);
  gtk_tree_view_set_fixed_height_mode(view->tree, TRUE);
  gtk_container_add(GTK_CONTAINER(view), GTK_WIDGET(view->tree));
  gtk_widget_show(GTK_WIDGET(view->tree));
  GtkAdjustment *inner = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view->tree));
  g_signal_connect(inner, "value-changed", G_CALLBACK(tree_scrolled), view);
  g_signal_connect(inner, "changed", G_CALLBACK(tree_scrolled), view);
  rehearsal_log_tree_watch(view);
  rehearsal_log_columns_watch(view);
  g_signal_connect_swapped(view->tree, "style-updated", G_CALLBACK(restyled), view);
  restyled(view);
}

static void take_adjustment(RehearsalLogView *view, GtkOrientation which, GtkAdjustment *new) {
  GtkAdjustment *old = view->outer[which];
  view->outer[which] = g_object_ref_sink(new ? new : gtk_adjustment_new(0, 0, 0, 0, 0, 0));
  if (which == GTK_ORIENTATION_VERTICAL)
    g_signal_connect(view->outer[which], "value-changed", G_CALLBACK(scrolled), view);
  if (old == NULL) return;
  g_signal_handlers_disconnect_by_func(old, scrolled, view);
  g_object_unref(old);
}

enum { H_ADJUSTMENT = 1, V_ADJUSTMENT, H_POLICY, V_POLICY };

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  (void)spec;
  RehearsalLogView *view = (RehearsalLogView *)object;
  GtkOrientation which =
    id == V_ADJUSTMENT || id == V_POLICY ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  if (id == H_POLICY || id == V_POLICY) {
    view->policy[which] = g_value_get_enum(value);
    return;
  }
  take_adjustment(view, which, g_value_get_object(value));
  if (view->tree && view->model) configure(view);
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  (void)spec;
  RehearsalLogView *view = (RehearsalLogView *)object;
  GtkOrientation which =
    id == V_ADJUSTMENT || id == V_POLICY ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  if (id == H_POLICY || id == V_POLICY) g_value_set_enum(value, view->policy[which]);
  else g_value_set_object(value, view->outer[which]);
}

static gboolean get_border(GtkScrollable *scrollable, GtkBorder *border) {
  RehearsalLogView *view = (RehearsalLogView *)scrollable;
  if (view->tree == NULL) return FALSE;
  *border = (GtkBorder){.top = (gint16)rehearsal_log_view_header(view)};
  return TRUE;
}

static void scrollable_interface(GtkScrollableInterface *iface) { iface->get_border = get_border; }

static bool is_in_sight(RehearsalLogView *view, long row) {
  double top = (double)row * view->row_height - rehearsal_log_view_value(view);
  return row >= 0 && top >= 0 && top + view->row_height <= rehearsal_log_view_page(view);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *area) {
  RehearsalLogView *view = (RehearsalLogView *)widget;
  gtk_widget_set_allocation(widget, area);
  if (view->tree == NULL) return;
  double page = rehearsal_log_view_page(view);
  bool seen = is_in_sight(view, view->selected);
  view->busy++;
  gtk_widget_size_allocate(GTK_WIDGET(view->tree), area);
  view->busy--;
  configure(view);
  // A pane that opens below the list must not hide the row that it is about.
  if (seen && rehearsal_log_view_page(view) < page)
    rehearsal_log_view_reveal(view, view->selected, false);
}

// The tree requests the height of its whole window of rows; a list that scrolls needs little.
static void preferred_width(GtkWidget *widget, gint *least, gint *natural) {
  RehearsalLogView *view = (RehearsalLogView *)widget;
  if (view->tree) gtk_widget_get_preferred_width(GTK_WIDGET(view->tree), least, natural);
  *least = *natural = 200;
}

static void preferred_height(GtkWidget *widget, gint *least, gint *natural) {
  RehearsalLogView *view = (RehearsalLogView *)widget;
  if (view->tree) gtk_widget_get_preferred_height(GTK_WIDGET(view->tree), least, natural);
  *least = *natural = 4 * view->row_height;
}

static void grab_focus(GtkWidget *widget) {
  RehearsalLogView *view = (RehearsalLogView *)widget;
  if (view->tree) gtk_widget_grab_focus(GTK_WIDGET(view->tree));
}

static void dispose(GObject *object) {
  RehearsalLogView *view = (RehearsalLogView *)object;
  GtkTreeView *tree = g_steal_pointer(&view->tree);
  if (tree != NULL) {
    if (view->tick) gtk_widget_remove_tick_callback(GTK_WIDGET(view), view->tick);
    g_clear_handle_id(&view->settle, g_source_remove);
    view->busy++; // not decremented: a person causes nothing of what follows
    g_signal_handlers_disconnect_by_data(gtk_tree_view_get_selection(tree), view);
    g_signal_handlers_disconnect_by_data(
      gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(tree)), view);
    gtk_tree_view_set_model(tree, NULL);
    rehearsal_log_model_close(view->model);
    g_clear_object(&view->model);
    if (view->source.destroy) view->source.destroy(view->context);
    view->context = NULL;
  }
  G_OBJECT_CLASS(rehearsal_log_view_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  RehearsalLogView *view = (RehearsalLogView *)object;
  for (int i = 0; i < 2; i++) {
    g_signal_handlers_disconnect_by_data(view->outer[i], view);
    g_object_unref(view->outer[i]);
  }
  rehearsal_log_count(-1);
  G_OBJECT_CLASS(rehearsal_log_view_parent_class)->finalize(object);
}

static void rehearsal_log_view_class_init(RehearsalLogViewClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  object->set_property = set_property;
  object->get_property = get_property;
  object->dispose = dispose;
  object->finalize = finalize;
  widget->size_allocate = size_allocate;
  widget->get_preferred_width = preferred_width;
  widget->get_preferred_height = preferred_height;
  widget->grab_focus = grab_focus;
  g_object_class_override_property(object, H_ADJUSTMENT, "hadjustment");
  g_object_class_override_property(object, V_ADJUSTMENT, "vadjustment");
  g_object_class_override_property(object, H_POLICY, "hscroll-policy");
  g_object_class_override_property(object, V_POLICY, "vscroll-policy");
}
