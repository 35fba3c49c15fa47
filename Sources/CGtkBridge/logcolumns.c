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
