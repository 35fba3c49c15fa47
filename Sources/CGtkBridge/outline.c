// See outline.h. A GtkListBox takes 25 seconds for 20,000 rows.

#include "outline.h"

#include "icons.h"

// The width of the “+” of a heading, in pixels.
enum { add_width = 32 };

enum {
  icon_column, text_column, detail_column, trailing_column, weight_column, identifier_column,
  is_item_column, has_detail_column, has_trailing_column, indent_column, has_add_column, look_column,
  least_column, columns
};

static const char store_key[] = "rehearsal-outline-store";
static const char detail_key[] = "rehearsal-outline-detail";
static const char dark_key[] = "rehearsal-outline-dark";
static const char last_key[] = "rehearsal-outline-last";

static GtkListStore *store_of(GtkWidget *outline) {
  return g_object_get_data(G_OBJECT(outline), store_key);
}

static bool is_press(void) {
  GdkEvent *event = gtk_get_current_event();
  if (event == NULL) return false;
  GdkEventType type = gdk_event_get_event_type(event);
  gdk_event_free(event);
  return type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE;
}

// Headings are the rows without an identifier, or those with a “+”, which the pointer selects not.
static gboolean may_select(
  GtkTreeSelection *selection, GtkTreeModel *model, GtkTreePath *path, gboolean selected,
  gpointer unused) {
  (void)selection, (void)unused;
  GtkTreeIter iter;
  if (selected || !gtk_tree_model_get_iter(model, &iter, path)) return TRUE;
  char *identifier = NULL;
  gboolean has_add = FALSE;
  gtk_tree_model_get(
    model, &iter, identifier_column, &identifier, has_add_column, &has_add, -1);
  g_free(identifier);
  return identifier != NULL && !(has_add && is_press());
}

// Headings without a “+” take no focus.

static bool is_item(GtkTreeModel *model, int row) {
  GtkTreeIter iter;
  if (row < 0 || !gtk_tree_model_iter_nth_child(model, &iter, NULL, row)) return false;
  char *identifier = NULL;
  gtk_tree_model_get(model, &iter, identifier_column, &identifier, -1);
  g_free(identifier);
  return identifier != NULL;
}

// -1 where there is no item that way.
static int item_beside(GtkTreeModel *model, int row, int step) {
  int count = gtk_tree_model_iter_n_children(model, NULL);
  do row += step;
  while (row >= 0 && row < count && !is_item(model, row));
  return row >= 0 && row < count ? row : -1;
}

// GTK gives the first row the cursor, which no person has chosen.
static void leave_unchosen(GtkTreeView *view, int last) {
  if (last < 0 && !gtk_widget_has_focus(GTK_WIDGET(view)))
    gtk_tree_selection_unselect_all(gtk_tree_view_get_selection(view));
}

static void cursor_changed(GtkTreeView *view, gpointer unused) {
  (void)unused;
  GtkTreePath *path = NULL;
  gtk_tree_view_get_cursor(view, &path, NULL);
  if (path == NULL) return;
  int row = gtk_tree_path_get_indices(path)[0];
  gtk_tree_path_free(path);
  GtkTreeModel *model = gtk_tree_view_get_model(view);
  // Stored one higher, so that no row is 0.
  int last = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(view), last_key)) - 1;
  if (is_item(model, row)) {
    g_object_set_data(G_OBJECT(view), last_key, GINT_TO_POINTER(row + 1));
    leave_unchosen(view, last);
    return;
  }
  GdkEvent *event = gtk_get_current_event();
  bool pressed = event != NULL && gdk_event_get_event_type(event) == GDK_BUTTON_PRESS;
  if (event != NULL) gdk_event_free(event);
  int step = row < last ? -1 : 1;
  int target = pressed && is_item(model, last) ? last : item_beside(model, row, step);
  if (target < 0) target = item_beside(model, row, -step);
  if (target < 0) return;
  path = gtk_tree_path_new_from_indices(target, -1);
  gtk_tree_view_set_cursor(view, path, NULL, FALSE);
  gtk_tree_path_free(path);
  leave_unchosen(view, last);
}

void rehearsal_outline_set_dark(GtkWidget *outline, bool dark) {
  GObject *detail = g_object_get_data(G_OBJECT(outline), detail_key);
  g_object_set(detail, "foreground", dark ? "#b8b5b0" : "#5e5c64", NULL);
  g_object_set_data(G_OBJECT(outline), dark_key, GINT_TO_POINTER(dark));
  gtk_widget_queue_draw(outline);
}

// 9 of 11 points, as small texts are elsewhere: each further size of type takes long to find.
static const double small = 9. / 11;

static void color_trailing(
  GtkTreeViewColumn *column, GtkCellRenderer *cell, GtkTreeModel *model, GtkTreeIter *row,
  gpointer outline) {
  (void)column;
  // For a light ground and for a dark one; all have a contrast of at least 4.5 there.
  static const char *const colors[][2] = {
    [rehearsal_outline_plain] = {"#1a5fb4", "#8ab9f1"},
    [rehearsal_outline_good] = {"#1f7a3a", "#8fd6a0"},
    [rehearsal_outline_bad] = {"#b3261e", "#ff9c93"},
    [rehearsal_outline_dim] = {"#5e5c64", "#b8b5b0"},
  };
  int look = 0;
  gtk_tree_model_get(model, row, look_column, &look, -1);
  bool dark = g_object_get_data(outline, dark_key) != NULL;
  g_object_set(cell, "foreground", colors[look][dark], NULL);
}

static GtkTreeViewColumn *column_new(GtkWidget *outline) {
  GtkTreeViewColumn *column = gtk_tree_view_column_new();
  GtkCellRenderer *icon = gtk_cell_renderer_pixbuf_new();
  GtkCellRenderer *text = gtk_cell_renderer_text_new();
  GtkCellRenderer *detail = gtk_cell_renderer_text_new();
  GtkCellRenderer *trailing = gtk_cell_renderer_text_new();
  GtkCellRenderer *add = gtk_cell_renderer_pixbuf_new();
  GIcon *plus = rehearsal_icon_new("list-add-symbolic", 16);
  g_object_set(add, "gicon", plus, "width", add_width, NULL);
  g_object_unref(plus);
  g_object_set(icon, "width", 32, "xalign", 0.55, NULL);
  g_object_set(text, "ellipsize", PANGO_ELLIPSIZE_END, "ypad", 6, NULL);
  g_object_set(detail, "ellipsize", PANGO_ELLIPSIZE_END, "xpad", 6, "scale", small, NULL);
  g_object_set(trailing, "xalign", 1.0, "xpad", 8, "scale", small, NULL);
  g_object_set_data(G_OBJECT(outline), detail_key, detail);
  rehearsal_outline_set_dark(outline, false);
  gtk_tree_view_column_pack_start(column, icon, FALSE);
  gtk_tree_view_column_pack_start(column, text, FALSE);
  gtk_tree_view_column_pack_start(column, detail, TRUE);
  gtk_tree_view_column_pack_end(column, add, FALSE);
  gtk_tree_view_column_pack_end(column, trailing, FALSE);
  gtk_tree_view_column_add_attribute(column, add, "visible", has_add_column);
  gtk_tree_view_column_add_attribute(column, icon, "gicon", icon_column);
  gtk_tree_view_column_add_attribute(column, icon, "visible", is_item_column);
  gtk_tree_view_column_add_attribute(column, detail, "visible", has_detail_column);
  gtk_tree_view_column_add_attribute(column, detail, "text", detail_column);
  gtk_tree_view_column_add_attribute(column, trailing, "visible", has_trailing_column);
  gtk_tree_view_column_add_attribute(column, text, "xpad", indent_column);
  gtk_tree_view_column_add_attribute(column, text, "text", text_column);
  gtk_tree_view_column_add_attribute(column, text, "width-chars", least_column);
  gtk_tree_view_column_add_attribute(column, text, "weight", weight_column);
  gtk_tree_view_column_set_cell_data_func(column, trailing, color_trailing, outline, NULL);
  gtk_tree_view_column_add_attribute(column, trailing, "text", trailing_column);
  // Fixed-height mode measures only the first row, which is a heading. A cell that this row
  // does not show would get no height in the other rows.
  GtkCellArea *area = gtk_cell_layout_get_area(GTK_CELL_LAYOUT(column));
  GtkCellRenderer *cells[] = {icon, text, detail, trailing, add};
  for (int i = 0; i < 5; i++) gtk_cell_area_cell_set(area, cells[i], "fixed-size", FALSE, NULL);
  // Fixed-height mode requires columns of a fixed width. It takes the room that there is: the texts of
  // the rows are cut before they make the window wider.
  gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
  gtk_tree_view_column_set_fixed_width(column, 1);
  gtk_tree_view_column_set_expand(column, TRUE);
  return column;
}

GtkWidget *rehearsal_outline_new(void) {
  GtkListStore *store = gtk_list_store_new(
    columns, G_TYPE_ICON, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT,
    G_TYPE_STRING, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_BOOLEAN,
    G_TYPE_INT, G_TYPE_INT);
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
  g_signal_connect(outline, "cursor-changed", G_CALLBACK(cursor_changed), NULL);
  return outline;
}

void rehearsal_outline_begin(GtkWidget *outline) {
  gtk_tree_view_set_model(GTK_TREE_VIEW(outline), NULL);
  g_object_set_data(G_OBJECT(outline), last_key, NULL);
  gtk_list_store_clear(store_of(outline));
}

void rehearsal_outline_end(GtkWidget *outline) {
  gtk_tree_view_set_model(GTK_TREE_VIEW(outline), GTK_TREE_MODEL(store_of(outline)));
}

// How many characters of a title are kept where something next to it needs room too; -1 where there
// is nothing.
static int least_characters(const char *text, const char *beside) {
  enum { most = 10 };
  if (beside == NULL || text == NULL) return -1;
  return (int)MIN(g_utf8_strlen(text, -1), most);
}

void rehearsal_outline_append(
  GtkWidget *outline, const char *icon, const char *text, const char *detail,
  const char *trailing, const char *identifier) {
  GIcon *picture = icon != NULL ? rehearsal_icon_new(icon, 16) : NULL;
  gtk_list_store_insert_with_values(
    store_of(outline), NULL, -1, icon_column, picture, text_column, text, detail_column, detail,
    trailing_column, trailing, weight_column, PANGO_WEIGHT_NORMAL, identifier_column, identifier,
    is_item_column, TRUE, has_detail_column, detail != NULL, has_trailing_column,
    trailing != NULL, indent_column, 4, least_column, least_characters(text, detail), -1);
  g_clear_object(&picture);
}

void rehearsal_outline_append_heading(
  GtkWidget *outline, const char *text, const char *identifier) {
  gtk_list_store_insert_with_values(
    store_of(outline), NULL, -1, text_column, text, weight_column, PANGO_WEIGHT_BOLD,
    identifier_column, identifier, is_item_column, FALSE,
    least_column, least_characters(text, identifier),
    // The empty cell takes the room before the “+”.
    detail_column, "", has_detail_column, identifier != NULL, has_trailing_column, FALSE, indent_column, 12, has_add_column, identifier != NULL, -1);
}

bool rehearsal_outline_is_beside_add(GtkWidget *outline) {
  if (!is_press()) return false;
  GdkEvent *event = gtk_get_current_event();
  double x = 0, y = 0;
  gdk_event_get_coords(event, &x, &y);
  gdk_event_free(event);
  int width = gtk_widget_get_allocated_width(outline);
  bool is_mirrored = gtk_widget_get_direction(outline) == GTK_TEXT_DIR_RTL;
  return is_mirrored ? x > add_width + 8 : x < width - add_width - 8;
}

static bool iter_of(GtkWidget *outline, int row, GtkTreeIter *iter) {
  return row >= 0 &&
    gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(store_of(outline)), iter, NULL, row);
}

void rehearsal_outline_set_trailing(
  GtkWidget *outline, int row, const char *trailing, RehearsalOutlineLook look) {
  GtkTreeIter iter;
  if (!iter_of(outline, row, &iter)) return;
  gtk_list_store_set(store_of(outline), &iter, trailing_column, trailing, has_trailing_column,
    trailing != NULL, look_column, look, -1);
}

char *rehearsal_outline_identifier(GtkWidget *outline, int row) {
  GtkTreeIter iter;
  char *identifier = NULL;
  if (!iter_of(outline, row, &iter)) return NULL;
  gtk_tree_model_get(
    GTK_TREE_MODEL(store_of(outline)), &iter, identifier_column, &identifier, -1);
  return identifier;
}

int rehearsal_outline_row_at(GtkWidget *outline, int x, int y, bool by_keyboard) {
  GtkTreePath *path = NULL;
  if (!gtk_tree_view_get_tooltip_context(
        GTK_TREE_VIEW(outline), &x, &y, by_keyboard, NULL, &path, NULL)) return -1;
  int row = rehearsal_outline_row(path);
  gtk_tree_path_free(path);
  return row;
}

void rehearsal_outline_set_tooltip(
  GtkWidget *outline, GtkTooltip *tooltip, int row, const char *text) {
  GtkTreePath *path = gtk_tree_path_new_from_indices(row, -1);
  gtk_tooltip_set_text(tooltip, text);
  gtk_tree_view_set_tooltip_row(GTK_TREE_VIEW(outline), tooltip, path);
  gtk_tree_path_free(path);
}

void rehearsal_outline_set_drop_row(GtkWidget *outline, int row) {
  GtkTreePath *path = row < 0 ? NULL : gtk_tree_path_new_from_indices(row, -1);
  gtk_tree_view_set_drag_dest_row(GTK_TREE_VIEW(outline), path, GTK_TREE_VIEW_DROP_INTO_OR_AFTER);
  if (path != NULL) gtk_tree_path_free(path);
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
  g_object_set_data(G_OBJECT(outline), last_key, GINT_TO_POINTER(row + 1));
  GtkTreePath *path = gtk_tree_path_new_from_indices(row, -1);
  gtk_tree_view_set_cursor(view, path, NULL, FALSE);
  gtk_tree_path_free(path);
}
