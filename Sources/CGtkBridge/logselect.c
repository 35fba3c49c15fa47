// Which rows of the log's list are selected: one, or several next to each other. See loglist.h.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

bool rehearsal_log_view_has_in_window(RehearsalLogView *view, long row) {
  long index = row - rehearsal_log_model_first(view->model);
  return row >= 0 && index >= 0 && index < rehearsal_log_model_shown(view->model);
}

bool rehearsal_log_view_is_selected(RehearsalLogView *view, long row) {
  return row >= 0 && row >= MIN(view->selected, view->other) &&
         row <= MAX(view->selected, view->other);
}

static GtkTreePath *path_at(long index) { return gtk_tree_path_new_from_indices((int)index, -1); }

void rehearsal_log_view_seat(RehearsalLogView *view) {
  g_clear_handle_id(&view->settle, g_source_remove);
  GtkTreeSelection *selection = gtk_tree_view_get_selection(view->tree);
  long first = rehearsal_log_model_first(view->model);
  view->busy++;
  view->seating = true;
  if (rehearsal_log_view_has_in_window(view, view->selected)) {
    GtkTreePath *path = path_at(view->selected - first);
    // A screen reader reads the cell that has the cursor.
    gtk_tree_view_set_cursor(view->tree, path, view->columns[REHEARSAL_LOG_CALL], FALSE);
    gtk_tree_path_free(path);
  } else {
    gtk_tree_selection_unselect_all(selection);
  }
  long low = MAX(0, MIN(view->selected, view->other) - first);
  long high = MIN(MAX(view->selected, view->other) - first, rehearsal_log_model_shown(view->model) - 1);
  if (view->other != view->selected && low <= high) {
    GtkTreePath *start = path_at(low), *end = path_at(high);
    gtk_tree_selection_select_range(selection, start, end);
    gtk_tree_path_free(start);
    gtk_tree_path_free(end);
  }
  view->seating = false;
  view->busy--;
  rehearsal_log_view_place_inner(view); // setting the cursor scrolled to it
}

void rehearsal_log_view_select(RehearsalLogView *view, long row, long other) {
  if (!rehearsal_log_view_flush(view)) return;
  long total = rehearsal_log_model_total(view->model);
  view->selected = row >= 0 && row < total ? row : -1;
  view->other = view->selected >= 0 && other >= 0 && other < total ? other : view->selected;
  rehearsal_log_view_seat(view);
  gtk_widget_queue_draw(GTK_WIDGET(view->tree));
}

long rehearsal_log_view_get_selected(RehearsalLogView *view) { return view->selected; }

long rehearsal_log_view_get_other(RehearsalLogView *view) { return view->other; }

// What a person selects

void rehearsal_log_view_choose(RehearsalLogView *view, long row, long other, bool by_tree) {
  if (view->tree == NULL) return;
  bool is_new = row != view->selected || other != view->other;
  view->selected = row;
  view->other = other;
  if (!by_tree) rehearsal_log_view_seat(view);
  gtk_widget_queue_draw(GTK_WIDGET(view->tree));
  if (is_new && view->source.selected) view->source.selected(view->context, row);
}

static void selection_changed(GtkTreeSelection *selection, RehearsalLogView *view) {
  if (view->busy) return;
  GList *paths = gtk_tree_selection_get_selected_rows(selection, NULL);
  if (paths != NULL) {
    long first = rehearsal_log_model_first(view->model);
    long other = first + gtk_tree_path_get_indices(paths->data)[0];
    long row = first + gtk_tree_path_get_indices(g_list_last(paths)->data)[0];
    // Assistive technology may have added a row or removed one; what is between two is selected.
    bool whole = g_list_length(paths) == (guint)(row - other + 1);
    g_list_free_full(paths, (GDestroyNotify)gtk_tree_path_free);
    g_object_ref(view);
    rehearsal_log_view_reveal(view, row, false); // it may be visible only in part
    rehearsal_log_view_choose(view, row, other, whole);
    g_object_unref(view);
  } else if (rehearsal_log_view_has_in_window(view, view->selected)) {
    rehearsal_log_view_choose(view, -1, -1, true); // else a row outside the window stays selected
  }
}

static gboolean may_select(
  GtkTreeSelection *selection, GtkTreeModel *model, GtkTreePath *path, gboolean is_selected,
  gpointer data) {
  (void)selection, (void)model;
  RehearsalLogView *view = data;
  if (view->tree == NULL) return TRUE;
  long row = rehearsal_log_model_first(view->model) + gtk_tree_path_get_indices(path)[0];
  // A row that stays selected is not told as unselected and selected again.
  if (is_selected) return !view->seating || !rehearsal_log_view_is_selected(view, row);
  return row < rehearsal_log_view_selectable(view);
}

void rehearsal_log_tree_watch(RehearsalLogView *view) {
  GtkTreeSelection *selection = gtk_tree_view_get_selection(view->tree);
  gtk_tree_selection_set_mode(selection, GTK_SELECTION_MULTIPLE);
  gtk_tree_selection_set_select_function(selection, may_select, view, NULL);
  g_signal_connect(selection, "changed", G_CALLBACK(selection_changed), view);
}
