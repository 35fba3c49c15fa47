// The columns of the log's list, and the other settings of its appearance. See loglist.h.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

static GtkTreeViewColumn *column_at(RehearsalLogView *view, int column) {
  bool there = view->tree != NULL && column >= 0 && column < REHEARSAL_LOG_COLUMNS;
  return there ? view->columns[column] : NULL;
}

void rehearsal_log_view_set_title(RehearsalLogView *view, int column, const char *title) {
  GtkTreeViewColumn *found = column_at(view, column);
  if (found != NULL) gtk_tree_view_column_set_title(found, title);
}

void rehearsal_log_view_set_column_width(RehearsalLogView *view, int column, int width) {
  GtkTreeViewColumn *found = column_at(view, column);
  if (found == NULL) return;
  if (width > 0) gtk_tree_view_column_set_fixed_width(found, width);
  gtk_tree_view_column_set_visible(found, width > 0);
}

// A person moves a heading; the call stays at the end.
static gboolean may_drop(
  GtkTreeView *tree, GtkTreeViewColumn *column, GtkTreeViewColumn *before,
  GtkTreeViewColumn *after, gpointer unused) {
  (void)tree, (void)column, (void)before, (void)unused;
  return after != NULL;
}

static void moved(GtkTreeView *tree, RehearsalLogView *view) {
  (void)tree;
  if (view->busy || view->tree == NULL) return;
  if (view->source.columns_moved) view->source.columns_moved(view->context);
}

void rehearsal_log_columns_watch(RehearsalLogView *view) {
  static const int movable[] = {
    REHEARSAL_LOG_NUMBER, REHEARSAL_LOG_TIME, REHEARSAL_LOG_DELTA, REHEARSAL_LOG_TARGET,
    REHEARSAL_LOG_TODAY};
  for (size_t i = 0; i < G_N_ELEMENTS(movable); i++)
    gtk_tree_view_column_set_reorderable(view->columns[movable[i]], TRUE);
  gtk_tree_view_set_column_drag_function(view->tree, may_drop, NULL, NULL);
  g_signal_connect(view->tree, "columns-changed", G_CALLBACK(moved), view);
}

void rehearsal_log_view_set_order(RehearsalLogView *view, const int *order) {
  if (view->tree == NULL) return;
  view->busy++;
  GtkTreeViewColumn *last = NULL;
  for (int i = 0; i < REHEARSAL_LOG_COLUMNS; i++) {
    GtkTreeViewColumn *next = column_at(view, order[i]);
    if (next == NULL) continue;
    gtk_tree_view_move_column_after(view->tree, next, last);
    last = next;
  }
  view->busy--;
  gtk_widget_queue_draw(GTK_WIDGET(view->tree));
}

void rehearsal_log_view_get_order(RehearsalLogView *view, int *order) {
  for (int i = 0; i < REHEARSAL_LOG_COLUMNS; i++) {
    order[i] = i;
    if (view->tree == NULL) continue;
    GtkTreeViewColumn *found = gtk_tree_view_get_column(view->tree, i);
    for (int column = 0; column < REHEARSAL_LOG_COLUMNS; column++)
      if (view->columns[column] == found) order[i] = column;
  }
}

RehearsalLogEdges rehearsal_log_edges(RehearsalLogView *view) {
  enum { gap = 8, margin = 10 };
  int left[REHEARSAL_LOG_COLUMNS] = {0}, right[REHEARSAL_LOG_COLUMNS] = {0};
  int x = 0, order[REHEARSAL_LOG_COLUMNS];
  bool there[REHEARSAL_LOG_COLUMNS];
  rehearsal_log_view_get_order(view, order);
  for (int i = 0; i < REHEARSAL_LOG_COLUMNS; i++) {
    int column = order[i];
    there[column] = gtk_tree_view_column_get_visible(view->columns[column]);
    left[column] = x;
    if (there[column]) x += gtk_tree_view_column_get_width(view->columns[column]);
    right[column] = x;
  }
  // Right after the sign the target has its gap at the end, else at its beginning.
  bool last = left[REHEARSAL_LOG_TARGET] >= right[REHEARSAL_LOG_KIND];
  int height = view->row_height, half = 7 * height / REHEARSAL_LOG_LEAST_HEIGHT;
  RehearsalLogEdges edges = {
    .number = left[REHEARSAL_LOG_NUMBER], .height = height,
    .glyph = right[REHEARSAL_LOG_KIND] - half - REHEARSAL_LOG_GLYPH_GAP,
    .call = left[REHEARSAL_LOG_CALL],
    .end = gtk_widget_get_allocated_width(GTK_WIDGET(view->tree)) - margin,
  };
  for (int i = 0; i < 3; i++) edges.right[i] = there[i] ? right[i] : 0;
  if (!there[REHEARSAL_LOG_TARGET]) last = false;
  else {
    edges.target = left[REHEARSAL_LOG_TARGET] + (last ? 0 : gap);
    edges.target_end = right[REHEARSAL_LOG_TARGET] - (last ? gap : 0);
  }
  if (there[REHEARSAL_LOG_TODAY]) {
    edges.today = left[REHEARSAL_LOG_TODAY] + gap;
    edges.today_end = right[REHEARSAL_LOG_TODAY];
  }
  edges.title = last ? edges.target : edges.call;
  return edges;
}

int rehearsal_log_view_digit_width(RehearsalLogView *view) {
  if (view->tree == NULL) return 1;
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(view->tree), "0");
  int width = rehearsal_log_digit_width(layout);
  g_object_unref(layout);
  return MAX(1, width);
}

int rehearsal_log_row_height(GtkWidget *widget) {
  double dots = gdk_screen_get_resolution(gtk_widget_get_screen(widget));
  int height = dots > 0 ? (int)(REHEARSAL_LOG_LEAST_HEIGHT * dots / 96 + .5) : 0;
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, NULL);
  height = MAX(height, rehearsal_log_text_height(layout) + 2);
  g_object_unref(layout);
  return MAX(height, REHEARSAL_LOG_LEAST_HEIGHT);
}

void rehearsal_log_view_set_name(RehearsalLogView *view, const char *name) {
  if (view->tree) atk_object_set_name(gtk_widget_get_accessible(GTK_WIDGET(view->tree)), name);
}

void rehearsal_log_view_set_look(RehearsalLogView *view, RehearsalLook look) {
  if (view->tree == NULL) return;
  bool dark = look == REHEARSAL_LOOK_DARK || look == REHEARSAL_LOOK_DARK_CONTRAST;
  view->look = look;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(view->tree));
  (dark ? gtk_style_context_add_class : gtk_style_context_remove_class)(style, "dark");
  (look >= REHEARSAL_LOOK_LIGHT_CONTRAST ? gtk_style_context_add_class
                                         : gtk_style_context_remove_class)(style, "contrast");
  gtk_widget_queue_draw(GTK_WIDGET(view->tree));
}
