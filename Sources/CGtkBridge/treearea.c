// A tree for assistive technology beside a drawing. See treearea.h.

#include "treearea.h"

#include "accessible.h"

struct _RehearsalTreeRow {
  AtkObject parent_instance;
  // NULL after the row was replaced.
  RehearsalTreeArea *area;
  GPtrArray *children;
  int number, level, index;
  GdkRectangle place;
};

struct _RehearsalTreeArea {
  GtkDrawingArea parent_instance;
  // All rows, and those of the first level; the first array owns them.
  GPtrArray *rows, *tops;
  int current;
};

struct _RehearsalTreeAreaAccessible {
  GtkWidgetAccessible parent_instance;
};

static void action_init(AtkActionIface *interface);
static void component_init(AtkComponentIface *interface);

G_DEFINE_TYPE(RehearsalTreeArea, rehearsal_tree_area, GTK_TYPE_DRAWING_AREA)
G_DEFINE_TYPE(
  RehearsalTreeAreaAccessible, rehearsal_tree_area_accessible, GTK_TYPE_WIDGET_ACCESSIBLE)
G_DEFINE_TYPE_WITH_CODE(
  RehearsalTreeRow, rehearsal_tree_row, ATK_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, action_init)
    G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, component_init))

static guint activated;
static const char *action_title;

static AtkObject *of(RehearsalTreeArea *area) { return gtk_widget_get_accessible(GTK_WIDGET(area)); }

static GPtrArray *siblings(RehearsalTreeRow *row) {
  if (row->level == 1) return row->area == NULL ? NULL : row->area->tops;
  AtkObject *parent = ATK_OBJECT(row)->accessible_parent;
  return REHEARSAL_IS_TREE_ROW(parent) ? REHEARSAL_TREE_ROW(parent)->children : NULL;
}

// Rows

static void rehearsal_tree_row_init(RehearsalTreeRow *row) {
  row->children = g_ptr_array_new();
  ATK_OBJECT(row)->role = ATK_ROLE_TREE_ITEM;
  ATK_OBJECT(row)->layer = ATK_LAYER_WIDGET;
}

static void row_finalize(GObject *object) {
  g_ptr_array_unref(REHEARSAL_TREE_ROW(object)->children);
  G_OBJECT_CLASS(rehearsal_tree_row_parent_class)->finalize(object);
}

static int row_child_count(AtkObject *object) {
  return (int)REHEARSAL_TREE_ROW(object)->children->len;
}

static AtkObject *row_child(AtkObject *object, int index) {
  RehearsalTreeRow *row = REHEARSAL_TREE_ROW(object);
  if (index < 0 || index >= (int)row->children->len) return NULL;
  return g_object_ref(g_ptr_array_index(row->children, index));
}

static int row_index(AtkObject *object) { return REHEARSAL_TREE_ROW(object)->index; }

static AtkStateSet *row_states(AtkObject *object) {
  RehearsalTreeRow *row = REHEARSAL_TREE_ROW(object);
  AtkStateSet *states = ATK_OBJECT_CLASS(rehearsal_tree_row_parent_class)->ref_state_set(object);
  if (row->area == NULL) {
    atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
    return states;
  }
  GtkWidget *widget = GTK_WIDGET(row->area);
  static const AtkStateType always[] = {
    ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_FOCUSABLE, ATK_STATE_SELECTABLE,
    ATK_STATE_VISIBLE,
  };
  for (guint each = 0; each < G_N_ELEMENTS(always); each++)
    atk_state_set_add_state(states, always[each]);
  if (gtk_widget_get_mapped(widget)) atk_state_set_add_state(states, ATK_STATE_SHOWING);
  if (row->children->len > 0) {
    atk_state_set_add_state(states, ATK_STATE_EXPANDABLE);
    atk_state_set_add_state(states, ATK_STATE_EXPANDED);
  }
  if (row->area->current == row->number) {
    atk_state_set_add_state(states, ATK_STATE_SELECTED);
    if (gtk_widget_has_focus(widget)) atk_state_set_add_state(states, ATK_STATE_FOCUSED);
  }
  return states;
}

static AtkAttributeSet *with(AtkAttributeSet *set, const char *name, int value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  *attribute = (AtkAttribute){g_strdup(name), g_strdup_printf("%d", value)};
  return g_slist_prepend(set, attribute);
}

static AtkAttributeSet *row_attributes(AtkObject *object) {
  RehearsalTreeRow *row = REHEARSAL_TREE_ROW(object);
  GPtrArray *all = siblings(row);
  AtkAttributeSet *set = with(NULL, "level", row->level);
  set = with(set, "setsize", all == NULL ? 1 : (int)all->len);
  return with(set, "posinset", row->index + 1);
}

static void rehearsal_tree_row_class_init(RehearsalTreeRowClass *class) {
  G_OBJECT_CLASS(class)->finalize = row_finalize;
  AtkObjectClass *object = ATK_OBJECT_CLASS(class);
  object->get_n_children = row_child_count;
  object->ref_child = row_child;
  object->get_index_in_parent = row_index;
  object->ref_state_set = row_states;
  object->get_attributes = row_attributes;
}

static int action_count(AtkAction *action) {
  return REHEARSAL_TREE_ROW(action)->area == NULL ? 0 : 1;
}

static gboolean do_action(AtkAction *action, int index) {
  RehearsalTreeRow *row = REHEARSAL_TREE_ROW(action);
  if (index != 0 || row->area == NULL) return FALSE;
  g_signal_emit(row->area, activated, 0, row->number);
  return TRUE;
}

static const char *action_name(AtkAction *action, int index) {
  (void)action;
  return index == 0 ? "activate" : NULL;
}

static const char *action_words(AtkAction *action, int index) {
  (void)action;
  return index == 0 ? action_title : NULL;
}

static void action_init(AtkActionIface *interface) {
  interface->get_n_actions = action_count;
  interface->do_action = do_action;
  interface->get_name = action_name;
  interface->get_localized_name = action_words;
  interface->get_description = action_words;
}

static void row_extents(
  AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type) {
  RehearsalTreeRow *row = REHEARSAL_TREE_ROW(component);
  *x = *y = *width = *height = -1;
  if (row->area == NULL) return;
  int left = 0, top = 0;
  atk_component_get_extents(ATK_COMPONENT(of(row->area)), &left, &top, width, height, type);
  *x = left + row->place.x;
  *y = top + row->place.y;
  *width = row->place.width;
  *height = row->place.height;
}

static void component_init(AtkComponentIface *interface) { interface->get_extents = row_extents; }

// The area

static AtkObject *area_accessible(GtkWidget *widget) {
  return rehearsal_accessible_of_type(widget, REHEARSAL_TYPE_TREE_AREA_ACCESSIBLE);
}

static void let_go(gpointer row) {
  REHEARSAL_TREE_ROW(row)->area = NULL;
  g_ptr_array_set_size(REHEARSAL_TREE_ROW(row)->children, 0);
  g_object_unref(row);
}

static void tell_focus(RehearsalTreeArea *area, int number, bool focused) {
  if (number < 0 || number >= (int)area->rows->len) return;
  AtkObject *row = g_ptr_array_index(area->rows, number);
  atk_object_notify_state_change(row, ATK_STATE_SELECTED, focused);
  if (!gtk_widget_has_focus(GTK_WIDGET(area))) return;
  if (focused) g_signal_emit_by_name(of(area), "active-descendant-changed", row);
  atk_object_notify_state_change(row, ATK_STATE_FOCUSED, focused);
}

static gboolean focus_changed(GtkWidget *widget, GdkEventFocus *event) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  if (area->current >= 0 && area->current < (int)area->rows->len) {
    AtkObject *row = g_ptr_array_index(area->rows, area->current);
    if (event->in) g_signal_emit_by_name(of(area), "active-descendant-changed", row);
    atk_object_notify_state_change(row, ATK_STATE_FOCUSED, event->in);
  }
  gtk_widget_queue_draw(widget);
  return FALSE;
}

static void area_finalize(GObject *object) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(object);
  g_ptr_array_unref(area->tops);
  g_ptr_array_unref(area->rows);
  G_OBJECT_CLASS(rehearsal_tree_area_parent_class)->finalize(object);
}

static void rehearsal_tree_area_init(RehearsalTreeArea *area) {
  area->rows = g_ptr_array_new_with_free_func(let_go);
  area->tops = g_ptr_array_new();
  area->current = -1;
  gtk_widget_set_can_focus(GTK_WIDGET(area), TRUE);
}

static void rehearsal_tree_area_class_init(RehearsalTreeAreaClass *class) {
  G_OBJECT_CLASS(class)->finalize = area_finalize;
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->get_accessible = area_accessible;
  widget->focus_in_event = focus_changed;
  widget->focus_out_event = focus_changed;
  activated = g_signal_new(
    "tree-row-activated", G_TYPE_FROM_CLASS(class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
    G_TYPE_NONE, 1, G_TYPE_INT);
}

GtkWidget *rehearsal_tree_area_new(void) { return g_object_new(REHEARSAL_TYPE_TREE_AREA, NULL); }

void rehearsal_tree_area_begin(GtkWidget *widget) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  area->current = -1;
  for (guint left = area->tops->len; left > 0; left--) {
    AtkObject *row = g_object_ref(g_ptr_array_index(area->tops, left - 1));
    g_ptr_array_set_size(area->tops, (int)left - 1);
    g_signal_emit_by_name(of(area), "children-changed::remove", left - 1, row, NULL);
    g_object_unref(row);
  }
  g_ptr_array_set_size(area->rows, 0);
}

void rehearsal_tree_area_add(GtkWidget *widget, const char *name, bool below) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  RehearsalTreeRow *row = g_object_new(REHEARSAL_TYPE_TREE_ROW, NULL);
  RehearsalTreeRow *top = area->tops->len == 0
    ? NULL : g_ptr_array_index(area->tops, area->tops->len - 1);
  bool is_child = below && top != NULL;
  row->area = area;
  row->number = (int)area->rows->len;
  row->level = is_child ? 2 : 1;
  GPtrArray *all = is_child ? top->children : area->tops;
  row->index = (int)all->len;
  g_ptr_array_add(area->rows, row);
  g_ptr_array_add(all, row);
  ATK_OBJECT(row)->name = g_strdup(name);
  atk_object_set_parent(ATK_OBJECT(row), is_child ? ATK_OBJECT(top) : of(area));
}

void rehearsal_tree_area_end(GtkWidget *widget) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  for (guint each = 0; each < area->tops->len; each++)
    g_signal_emit_by_name(
      of(area), "children-changed::add", each, g_ptr_array_index(area->tops, each), NULL);
}

static RehearsalTreeRow *row_at(GtkWidget *widget, int row) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  return row < 0 || row >= (int)area->rows->len ? NULL : g_ptr_array_index(area->rows, row);
}

void rehearsal_tree_area_rename(GtkWidget *widget, int number, const char *name) {
  RehearsalTreeRow *row = row_at(widget, number);
  if (row != NULL && g_strcmp0(ATK_OBJECT(row)->name, name) != 0)
    atk_object_set_name(ATK_OBJECT(row), name);
}

void rehearsal_tree_area_place(
  GtkWidget *widget, int number, int x, int y, int width, int height) {
  RehearsalTreeRow *row = row_at(widget, number);
  if (row != NULL) row->place = (GdkRectangle){x, y, width, height};
}

void rehearsal_tree_area_set_current(GtkWidget *widget, int row) {
  RehearsalTreeArea *area = REHEARSAL_TREE_AREA(widget);
  if (area->current == row) return;
  int before = area->current;
  area->current = row;
  tell_focus(area, before, false);
  tell_focus(area, row, true);
}

void rehearsal_tree_area_name_action(const char *title) { action_title = g_intern_string(title); }

// Its accessible

static RehearsalTreeArea *area_of(gpointer accessible) {
  GtkWidget *widget = gtk_accessible_get_widget(accessible);
  return widget == NULL ? NULL : REHEARSAL_TREE_AREA(widget);
}

static void initialize(AtkObject *object, gpointer widget) {
  ATK_OBJECT_CLASS(rehearsal_tree_area_accessible_parent_class)->initialize(object, widget);
  object->role = ATK_ROLE_TREE;
}

static int child_count(AtkObject *object) {
  RehearsalTreeArea *area = area_of(object);
  return area == NULL ? 0 : (int)area->tops->len;
}

static AtkObject *child(AtkObject *object, int index) {
  RehearsalTreeArea *area = area_of(object);
  if (area == NULL || index < 0 || index >= (int)area->tops->len) return NULL;
  return g_object_ref(g_ptr_array_index(area->tops, index));
}

static void rehearsal_tree_area_accessible_init(RehearsalTreeAreaAccessible *accessible) {
  (void)accessible;
}

static void rehearsal_tree_area_accessible_class_init(RehearsalTreeAreaAccessibleClass *class) {
  AtkObjectClass *object = ATK_OBJECT_CLASS(class);
  object->initialize = initialize;
  object->get_n_children = child_count;
  object->ref_child = child;
}
