// See outline.h. A GtkListBox takes 25 seconds for 20,000 rows.

#include "outline.h"

enum {
  icon_column, text_column, trailing_column, weight_column, identifier_column, is_item_column,
  has_trailing_column, indent_column, columns
};

static const char store_key[] = "rehearsal-outline-store";
static const char trailing_key[] = "rehearsal-outline-trailing";

static GtkListStore *store_of(GtkWidget *outline) {
  return g_object_get_data(G_OBJECT(outline), store_key);
}

// Headings are the rows without an identifier.
static gboolean may_select(
  GtkTreeSelection *selection, GtkTreeModel *model, GtkTreePath *path, gboolean selected,
  gpointer unused) {
  (void)selection, (void)unused;
  GtkTreeIter iter;
  if (selected || !gtk_tree_model_get_iter(model, &iter, path)) return TRUE;
  char *identifier = NULL;
  gtk_tree_model_get(model, &iter, identifier_column, &identifier, -1);
  g_free(identifier);
  return identifier != NULL;
}

void rehearsal_outline_set_dark(GtkWidget *outline, bool dark) {
  GObject *trailing = g_object_get_data(G_OBJECT(outline), trailing_key);
  g_object_set(trailing, "foreground", dark ? "#8ab9f1" : "#1a5fb4", NULL);
  gtk_widget_queue_draw(outline);
}

static GtkTreeViewColumn *column_new(GtkWidget *outline) {
  GtkTreeViewColumn *column = gtk_tree_view_column_new();
  GtkCellRenderer *icon = gtk_cell_renderer_pixbuf_new();
  GtkCellRenderer *text = gtk_cell_renderer_text_new();
  GtkCellRenderer *trailing = gtk_cell_renderer_text_new();
  g_object_set(icon, "width", 36, "xalign", 0.55, NULL);
  g_object_set(text, "ellipsize", PANGO_ELLIPSIZE_END, "ypad", 6, NULL);
  g_object_set(
    trailing, "xalign", 1.0, "xpad", 8, "width-chars", 6, "scale", 0.82, NULL);
  g_object_set_data(G_OBJECT(outline), trailing_key, trailing);
  rehearsal_outline_set_dark(outline, false);
  gtk_tree_view_column_pack_start(column, icon, FALSE);
  gtk_tree_view_column_pack_start(column, text, TRUE);
  gtk_tree_view_column_pack_end(column, trailing, FALSE);
  gtk_tree_view_column_add_attribute(column, icon, "icon-name", icon_column);
  gtk_tree_view_column_add_attribute(column, icon, "visible", is_item_column);
  gtk_tree_view_column_add_attribute(column, trailing, "visible", has_trailing_column);
  gtk_tree_view_column_add_attribute(column, text, "xpad", indent_column);
  gtk_tree_view_column_add_attribute(column, text, "text", text_column);
  gtk_tree_view_column_add_attribute(column, text, "weight", weight_column);
  gtk_tree_view_column_add_attribute(column, trailing, "text", trailing_column);
  // Fixed-height mode measures only the first row, which is a heading. A cell that this row
  // does not show would get no height in the other rows.
  GtkCellArea *area = gtk_cell_layout_get_area(GTK_CELL_LAYOUT(column));
  GtkCellRenderer *cells[] = {icon, text, trailing};
  for (int i = 0; i < 3; i++) gtk_cell_area_cell_set(area, cells[i], "fixed-size", FALSE, NULL);
  // Fixed-height mode requires columns of a fixed width.
  gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
  gtk_tree_view_column_set_expand(column, TRUE);
  return column;
}

GtkWidget *rehearsal_outline_new(void) {
  GtkListStore *store = gtk_list_store_new(
    columns, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT, G_TYPE_STRING,
    G_TYPE_BOOLEAN, G_TYPE_BOOLEAN, G_TYPE_INT);
  GtkWidget *outline = gtk_tree_view_new();
  GtkTreeView *view = GTK_TREE_VIEW(outline);
  g_object_set_data_full(G_OBJECT(outline), store_key, store, g_object_unref);
  gtk_tree_view_append_column(view, column_new(outline));
  gtk_tree_view_set_headers_visible(view, FALSE);
  gtk_tree_view_set_fixed_height_mode(view, TRUE);
  gtk_tree_view_set_enable_search(view, FALSE);
  gtk_tree_view_set_activate_on_single_click(view, TRUE);
  gtk_tree_view_set_model(view, GTK_TREE_MODEL(store));
  gtk_tree_selection_set_select_function(
    gtk_tree_view_get_selection(view), may_select, NULL, NULL);
  return outline;
}

void rehearsal_outline_begin(GtkWidget *outline) {
  gtk_tree_view_set_model(GTK_TREE_VIEW(outline), NULL);
  gtk_list_store_clear(store_of(outline));
}

void rehearsal_outline_end(GtkWidget *outline) {
  gtk_tree_view_set_model(GTK_TREE_VIEW(outline), GTK_TREE_MODEL(store_of(outline)));
}

void rehearsal_outline_append(
  GtkWidget *outline, const char *icon, const char *text, const char *trailing,
  const char *identifier) {
  gtk_list_store_insert_with_values(
    store_of(outline), NULL, -1, icon_column, icon, text_column, text, trailing_column, trailing,
    weight_column, PANGO_WEIGHT_NORMAL, identifier_column, identifier, is_item_column, TRUE,
    has_trailing_column, trailing != NULL, indent_column, 0, -1);
}

void rehearsal_outline_append_heading(GtkWidget *outline, const char *text) {
  gtk_list_store_insert_with_values(
    store_of(outline), NULL, -1, text_column, text, weight_column, PANGO_WEIGHT_BOLD,
    is_item_column, FALSE, has_trailing_column, FALSE, indent_column, 12, -1);
}

static bool iter_of(GtkWidget *outline, int row, GtkTreeIter *iter) {
  return row >= 0 &&
    gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(store_of(outline)), iter, NULL, row);
}

void rehearsal_outline_set_trailing(GtkWidget *outline, int row, const char *trailing) {
  GtkTreeIter iter;
  if (!iter_of(outline, row, &iter)) return;
  gtk_list_store_set(store_of(outline), &iter, trailing_column, trailing, has_trailing_column,
    trailing != NULL, -1);
}

char *rehearsal_outline_identifier(GtkWidget *outline, int row) {
  GtkTreeIter iter;
  char *identifier = NULL;
  if (!iter_of(outline, row, &iter)) return NULL;
  gtk_tree_model_get(
    GTK_TREE_MODEL(store_of(outline)), &iter, identifier_column, &identifier, -1);
  return identifier;
}

int rehearsal_outline_row(GtkTreePath *path) {
  return path == NULL ? -1 : gtk_tree_path_get_indices(path)[0];
}

int rehearsal_outline_selected(GtkWidget *outline) {
  GtkTreeModel *model;
  GtkTreeIter iter;
  GtkTreeSelection *selection = gtk_tree_view_get_selection(GTK_TREE_VIEW(outline));
  if (!gtk_tree_selection_get_selected(selection, &model, &iter)) return -1;
  GtkTreePath *path = gtk_tree_model_get_path(model, &iter);
  int row = rehearsal_outline_row(path);
  gtk_tree_path_free(path);
  return row;
}

void rehearsal_outline_select(GtkWidget *outline, int row) {
  GtkTreeView *view = GTK_TREE_VIEW(outline);
  char *identifier = rehearsal_outline_identifier(outline, row);
  g_free(identifier);
  if (identifier == NULL) {
    gtk_tree_selection_unselect_all(gtk_tree_view_get_selection(view));
    return;
  }
  GtkTreePath *path = gtk_tree_path_new_from_indices(row, -1);
  gtk_tree_view_set_cursor(view, path, NULL, FALSE);
  gtk_tree_path_free(path);
}
