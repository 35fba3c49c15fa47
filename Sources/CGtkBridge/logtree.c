// The tree inside the log's list: its cells, its drawing, its keys and clicks. See
// loglist.h.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

#include <gtk/gtk-a11y.h>

enum { triangle_zone = 34 };

// The cells: they draw nothing (rows are painted as a whole, a heading spans columns) and
// give assistive technology the texts of the row that they show now.

typedef struct {
  GtkCellRenderer parent;
  int column;
} LogCell;
typedef GtkCellRendererClass LogCellClass;
GType log_cell_get_type(void);
G_DEFINE_TYPE(LogCell, log_cell, GTK_TYPE_CELL_RENDERER)

typedef GtkRendererCellAccessible LogCellAccessible;
typedef GtkRendererCellAccessibleClass LogCellAccessibleClass;
GType log_cell_accessible_get_type(void);
G_DEFINE_TYPE(LogCellAccessible, log_cell_accessible, GTK_TYPE_RENDERER_CELL_ACCESSIBLE)

static const char *cell_name(AtkObject *object) {
  GtkWidget *tree = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  RehearsalLogView *view = tree ? (RehearsalLogView *)gtk_widget_get_parent(tree) : NULL;
  int row, column;
  if (view == NULL || view->model == NULL) return "";
  if (!atk_table_cell_get_position(ATK_TABLE_CELL(object), &row, &column)) return "";
  LogCell *cell;
  g_object_get(object, "renderer", &cell, NULL);
  long number = rehearsal_log_model_first(view->model) + row;
  const char *name = rehearsal_log_model_cell(view->model, number, cell->column);
  g_object_unref(cell);
  return name;
}

static void log_cell_accessible_init(LogCellAccessible *cell) { (void)cell; }
static void log_cell_accessible_class_init(LogCellAccessibleClass *class) {
  ATK_OBJECT_CLASS(class)->get_name = cell_name;
}

static void cell_width(GtkCellRenderer *cell, GtkWidget *widget, int *least, int *natural) {
  (void)cell, (void)widget;
  if (least) *least = 1;
  if (natural) *natural = 1;
}

static void cell_height(GtkCellRenderer *cell, GtkWidget *widget, int *least, int *natural) {
  (void)cell;
  int height = ((RehearsalLogView *)gtk_widget_get_parent(widget))->row_height;
  if (least) *least = height;
  if (natural) *natural = height;
}

static void cell_render(
  GtkCellRenderer *cell, cairo_t *cr, GtkWidget *widget, const GdkRectangle *background,
  const GdkRectangle *area, GtkCellRendererState flags) {
  (void)cell, (void)cr, (void)widget, (void)background, (void)area, (void)flags;
}

static void log_cell_init(LogCell *cell) { (void)cell; }
static void log_cell_class_init(LogCellClass *class) {
  class->get_preferred_width = cell_width;
  class->get_preferred_height = cell_height;
  class->render = cell_render;
  gtk_cell_renderer_class_set_accessible_type(class, log_cell_accessible_get_type());
}

GtkTreeViewColumn *rehearsal_log_column_new(int number) {
  LogCell *cell = g_object_new(log_cell_get_type(), NULL);
  cell->column = number;
  GtkTreeViewColumn *column = gtk_tree_view_column_new();
  gtk_tree_view_column_pack_start(column, GTK_CELL_RENDERER(cell), TRUE);
  gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
  gtk_tree_view_column_set_alignment(column, number <= REHEARSAL_LOG_DELTA ? 1 : 0);
  gtk_tree_view_column_set_expand(column, number == REHEARSAL_LOG_CALL);
  return column;
}

// The tree

typedef GtkTreeView LogTree;
typedef GtkTreeViewClass LogTreeClass;
GType log_tree_get_type(void);
G_DEFINE_TYPE(LogTree, log_tree, GTK_TYPE_TREE_VIEW)

static RehearsalLogView *view_of(void *tree) {
  return (RehearsalLogView *)gtk_widget_get_parent(GTK_WIDGET(tree));
}

// Draws the rows that the clip area contains.
static void draw_rows(RehearsalLogView *view, cairo_t *cr, int width, int height) {
  GdkRectangle clip;
  if (!gdk_cairo_get_clip_rectangle(cr, &clip)) return;
  long value = (long)rehearsal_log_view_value(view);
  bool focused = gtk_widget_has_visible_focus(GTK_WIDGET(view->tree));
  RehearsalLogEdges edges = rehearsal_log_edges(view);
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(view->tree), NULL);
  rehearsal_log_ground_paint(cr, width, height, view->look);
  long number = (value + clip.y) / view->row_height;
  for (; number * view->row_height < value + clip.y + clip.height; number++) {
    const RehearsalLogRow *row = rehearsal_log_model_row(view->model, number);
    if (row == NULL) break;
    bool selected = rehearsal_log_view_is_selected(view, number);
    view->cut[number % REHEARSAL_LOG_WINDOW] = rehearsal_log_row_paint(
      row, &edges, cr, layout, (int)(number * view->row_height - value), view->look, selected,
      number == view->selected && focused);
  }
  g_object_unref(layout);
}

static gboolean tree_draw(GtkWidget *widget, cairo_t *cr) {
  GTK_WIDGET_CLASS(log_tree_parent_class)->draw(widget, cr);
  RehearsalLogView *view = view_of(widget);
  if (!gtk_cairo_should_draw_window(cr, gtk_tree_view_get_bin_window(view->tree))) return FALSE;
  int top = rehearsal_log_view_header(view), width = gtk_widget_get_allocated_width(widget);
  int height = gtk_widget_get_allocated_height(widget) - top;
  cairo_save(cr);
  cairo_translate(cr, 0, top);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  draw_rows(view, cr, width, height);
  cairo_restore(cr);
  return FALSE;
}

// The row at a point below the header, -1 below the last.
static long row_at(RehearsalLogView *view, double y) {
  long row = ((long)rehearsal_log_view_value(view) + (long)y) / view->row_height;
  return row < rehearsal_log_model_total(view->model) ? row : -1;
}

static bool is_handle(RehearsalLogView *view, long number, double x) {
  const RehearsalLogRow *row = rehearsal_log_model_row(view->model, number);
  if (row == NULL) return false;
  if (row->triangle != REHEARSAL_LOG_NO_TRIANGLE && x < triangle_zone) return true;
  if (row->returned != REHEARSAL_LOG_LINK) return false;
  return x > rehearsal_log_row_link(row, rehearsal_log_edges(view).end, GTK_WIDGET(view->tree));
}

// Whether the number of a call is at a point.
static bool is_number(RehearsalLogView *view, long number, double x) {
  const RehearsalLogRow *row = rehearsal_log_model_row(view->model, number);
  RehearsalLogEdges edges = rehearsal_log_edges(view);
  int right = edges.right[REHEARSAL_LOG_NUMBER];
  return row != NULL && row->kind == REHEARSAL_LOG_CALL_ROW && view->source.number_pressed &&
         right != 0 && row->texts[REHEARSAL_LOG_NUMBER] != NULL && x < right + 6 &&
         x >= edges.number;
}

long rehearsal_log_view_selectable(RehearsalLogView *view) {
  long last = rehearsal_log_model_total(view->model) - 1;
  const RehearsalLogRow *row = rehearsal_log_model_row(view->model, last);
  return row != NULL && row->kind == REHEARSAL_LOG_WAIT ? last : last + 1;
}

// Reports what a person does to the source. The view is not used after the call.

static void activate(RehearsalLogView *view, long row) {
  if (view->tree && row >= 0 && view->source.activated) view->source.activated(view->context, row);
}

static gboolean tree_press(GtkWidget *widget, GdkEventButton *event) {
  RehearsalLogView *view = view_of(widget);
  bool inside = event->window == gtk_tree_view_get_bin_window(view->tree);
  if (inside && rehearsal_log_view_flush(view)) {
    if (view->settle != 0) rehearsal_log_view_seat(view); // the tree compares the press with it
    long row = row_at(view, event->y);
    if (row >= rehearsal_log_view_selectable(view)) {
      gtk_widget_grab_focus(widget);
      return TRUE;
    }
    if (event->type == GDK_BUTTON_PRESS && event->button == 1 && is_handle(view, row, event->x)) {
      gtk_widget_grab_focus(widget);
      g_object_ref(view); // the source may do anything, and may even destroy the view
      rehearsal_log_view_choose(view, row, row, false);
      activate(view, row);
      g_object_unref(view);
      return TRUE;
    }
    if (event->button == 1 && (event->state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK))) {
      gtk_widget_grab_focus(widget);
      bool extends = (event->state & GDK_SHIFT_MASK) && view->selected >= 0;
      if (event->type == GDK_BUTTON_PRESS) {
        g_object_ref(view);
        rehearsal_log_view_reveal(view, row, false);
        rehearsal_log_view_choose(view, row, extends ? view->other : row, false);
        g_object_unref(view);
      }
      return TRUE;
    }
    if (event->type == GDK_BUTTON_PRESS && event->button == 1 && is_number(view, row, event->x)) {
      gtk_widget_grab_focus(widget);
      view->source.number_pressed(view->context, row);
      return TRUE;
    }
  }
  long before = view->selected;
  GtkWidgetClass *parent = GTK_WIDGET_CLASS(log_tree_parent_class);
  gboolean handled =
    parent->button_press_event ? parent->button_press_event(widget, event) : FALSE;
  // The selected row may be chosen again, though nothing is selected anew.
  if (inside && event->type == GDK_BUTTON_PRESS && event->button == 1 && view->tree != NULL &&
      before >= 0 && view->selected == before && row_at(view, event->y) == before &&
      view->source.selected)
    view->source.selected(view->context, before);
  return handled;
}

static gboolean tree_tooltip(
  GtkWidget *widget, gint x, gint y, gboolean keyboard, GtkTooltip *tooltip) {
  (void)x;
  RehearsalLogView *view = view_of(widget);
  int top = rehearsal_log_view_header(view);
  long row = keyboard ? view->selected : y < top ? -1 : row_at(view, y - top);
  if (row < 0 || !view->cut[row % REHEARSAL_LOG_WINDOW]) return FALSE;
  gtk_tooltip_set_text(tooltip, rehearsal_log_model_cell(view->model, row, REHEARSAL_LOG_CALL));
  return TRUE;
}

// Right unfolds a heading and Left folds it; both activate it.
static gboolean fold(RehearsalLogView *view, bool expand) {
  const RehearsalLogRow *row = rehearsal_log_model_row(view->model, view->selected);
  RehearsalLogTriangle wanted = expand ? REHEARSAL_LOG_COLLAPSED : REHEARSAL_LOG_EXPANDED;
  if (row != NULL && row->triangle == wanted) activate(view, view->selected);
  return TRUE;
}

static gboolean tree_move_cursor(GtkTreeView *tree, GtkMovementStep step, gint count) {
  RehearsalLogView *view = view_of(tree);
  long total = rehearsal_log_view_flush(view) ? rehearsal_log_view_selectable(view) : 0;
  if (total == 0) return FALSE;
  long from = view->selected, by = count;
  switch (step) {
  case GTK_MOVEMENT_DISPLAY_LINES: break;
  case GTK_MOVEMENT_PAGES: by *= MAX(1, (long)rehearsal_log_view_page(view) / view->row_height); break;
  case GTK_MOVEMENT_BUFFER_ENDS: by *= total; break;
  default: return fold(view, count > 0);
  }
  // Without a selection, a step begins at the first visible row.
  if (from < 0) from = ((long)rehearsal_log_view_value(view) + view->row_height - 1) / view->row_height - 1;
  long row = CLAMP(from + by, 0, total - 1);
  GdkModifierType state = 0;
  bool extends = gtk_get_current_event_state(&state) && (state & GDK_SHIFT_MASK);
  g_object_ref(view);
  rehearsal_log_view_reveal(view, row, false);
  rehearsal_log_view_choose(view, row, extends && view->other >= 0 ? view->other : row, false);
  g_object_unref(view);
  return TRUE;
}

static gboolean tree_select_all(GtkTreeView *tree) {
  RehearsalLogView *view = view_of(tree);
  long total = rehearsal_log_view_flush(view) ? rehearsal_log_view_selectable(view) : 0;
  if (total > 0) rehearsal_log_view_choose(view, total - 1, 0, false);
  return TRUE;
}

static gboolean tree_unselect_all(GtkTreeView *tree) {
  RehearsalLogView *view = view_of(tree);
  rehearsal_log_view_choose(view, view->selected, view->selected, false);
  return TRUE;
}

static gboolean tree_expand(GtkTreeView *tree, gboolean logical, gboolean expand, gboolean all) {
  (void)logical, (void)all;
  return fold(view_of(tree), expand);
}

static gboolean tree_select_cursor_row(GtkTreeView *tree, gboolean start_editing) {
  (void)start_editing;
  RehearsalLogView *view = view_of(tree);
  activate(view, view->selected);
  return TRUE;
}

static void tree_row_activated(GtkTreeView *tree, GtkTreePath *path, GtkTreeViewColumn *column) {
  (void)column;
  RehearsalLogView *view = view_of(tree);
  long row = rehearsal_log_model_first(view->model) + gtk_tree_path_get_indices(path)[0];
  activate(view, row);
}

// A tree without a cursor selects its first row when it gets the focus, and shows it. The
// person did not ask for that row, so the view restores its selection before it reports.

static gboolean tree_focus(GtkWidget *widget, GtkDirectionType direction) {
  RehearsalLogView *view = view_of(widget);
  view->busy++;
  gboolean takes = GTK_WIDGET_CLASS(log_tree_parent_class)->focus(widget, direction);
  view->busy--;
  if (takes) rehearsal_log_view_seat(view);
  return takes;
}

static void tree_grab_focus(GtkWidget *widget) {
  RehearsalLogView *view = view_of(widget);
  view->busy++;
  GTK_WIDGET_CLASS(log_tree_parent_class)->grab_focus(widget);
  view->busy--;
  rehearsal_log_view_seat(view);
}

static void log_tree_init(LogTree *tree) { (void)tree; }

static void log_tree_class_init(LogTreeClass *class) {
  GTK_WIDGET_CLASS(class)->draw = tree_draw;
  GTK_WIDGET_CLASS(class)->button_press_event = tree_press;
  GTK_WIDGET_CLASS(class)->focus = tree_focus;
  GTK_WIDGET_CLASS(class)->grab_focus = tree_grab_focus;
  GTK_WIDGET_CLASS(class)->query_tooltip = tree_tooltip;
  class->move_cursor = tree_move_cursor;
  class->expand_collapse_cursor_row = tree_expand;
  class->select_all = tree_select_all;
  class->unselect_all = tree_unselect_all;
  class->select_cursor_row = tree_select_cursor_row;
  class->row_activated = tree_row_activated;
}

// Vertical separators would make a row of 24 pixels 26 high. `treeview header button`
// must be 24 with its border.
static const char css[] =
  "treeview.rehearsal-log { -GtkTreeView-vertical-separator: 0;"
  " -GtkTreeView-horizontal-separator: 0; -GtkTreeView-expander-size: 0; }"
  "treeview.rehearsal-log header button { min-height: 23px; padding: 0; margin: 0;"
  " border: none; border-bottom: 1px solid #E6E2DE; border-radius: 0; box-shadow: none;"
  " background: #FFFFFF; color: #5E5C64; font-size: 9pt; font-weight: normal; }"
  // The heading that is being dragged, which is in no header.
  "treeview.rehearsal-log button.dnd { padding: 0; margin: 0; border: none; min-width: 0;"
  " box-shadow: none; background: #FFFFFF; color: #2E3436; font-size: 9pt; }"
  "treeview.rehearsal-log.dark button.dnd { background: #2D2D2D; color: #EEEEEC; }"
  "treeview.rehearsal-log.contrast header button { color: #000000; border-bottom-color: #6B6B6B; }"
  "treeview.rehearsal-log.dark header button { border-bottom-color: #3B3B3B;"
  " background: #2D2D2D; color: #B8B5B0; }"
  "treeview.rehearsal-log.dark.contrast header button { border-bottom-color: #8A8A8A;"
  " background: #000000; color: #FFFFFF; }";

static void add_style(GdkScreen *screen) {
  static bool added = false;
  if (added) return;
  added = true;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1, NULL);
  gtk_style_context_add_provider_for_screen(
    screen, GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

GtkTreeView *rehearsal_log_tree_new(void) {
  GtkWidget *tree = g_object_new(
    log_tree_get_type(), "enable-search", FALSE, "show-expanders", FALSE, "has-tooltip", TRUE,
    NULL);
  add_style(gtk_widget_get_screen(tree));
  gtk_style_context_add_class(gtk_widget_get_style_context(tree), "rehearsal-log");
  return GTK_TREE_VIEW(tree);
}
