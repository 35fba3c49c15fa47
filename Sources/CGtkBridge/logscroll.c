// Which rows of the log's list are visible, and where. See loglist.h.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

double rehearsal_log_view_offset(RehearsalLogView *view, long row) {
  if (!rehearsal_log_view_flush(view)) return 0;
  return (double)row * view->row_height - rehearsal_log_view_value(view);
}

void rehearsal_log_view_place(RehearsalLogView *view, long row, double offset) {
  if (!rehearsal_log_view_flush(view) || row < 0) return;
  GtkAdjustment *outer = view->outer[GTK_ORIENTATION_VERTICAL];
  double end = gtk_adjustment_get_upper(outer) - gtk_adjustment_get_page_size(outer);
  double value = CLAMP((double)row * view->row_height - offset, 0, MAX(0, end));
  view->busy++;
  gtk_adjustment_set_value(outer, value);
  view->busy--;
  if (!view->follows || value > end - 1) return;
  view->follows = false;
  if (view->source.follow_changed) view->source.follow_changed(view->context, false);
}

long rehearsal_log_view_row_at(RehearsalLogView *view, double y) {
  if (!rehearsal_log_view_flush(view)) return -1;
  double below = y - rehearsal_log_view_header(view);
  if (below < 0) return -1;
  long row = (long)(rehearsal_log_view_value(view) + below) / view->row_height;
  return row < rehearsal_log_view_selectable(view) ? row : -1;
}

void rehearsal_log_view_get_visible(RehearsalLogView *view, long *first, long *last) {
  *first = *last = -1;
  if (!rehearsal_log_view_flush(view) || rehearsal_log_model_total(view->model) == 0) return;
  long top = (long)rehearsal_log_view_value(view), page = (long)rehearsal_log_view_page(view);
  *first = top / view->row_height;
  *last = MIN((top + page - 1) / view->row_height, rehearsal_log_model_total(view->model) - 1);
}

long rehearsal_log_view_page_rows(RehearsalLogView *view) {
  return (long)rehearsal_log_view_page(view) / view->row_height;
}
