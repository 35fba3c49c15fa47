// The model of the log's list: a window of its rows. See loglist.h.
//
// The model is a list of constant length once the log has 300 rows. Sliding changes which
// row of the log each tree row shows, and emits nothing: the view redraws, and
// assistive technology asks for cells by position. (Removing and inserting rows instead
// sends the tree's selection through every removed row, and an event with each.)

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

static int live = 0;

int rehearsal_log_live_count(void) { return live; }
void rehearsal_log_count(int difference) { live += difference; }

void rehearsal_log_row_set_text(RehearsalLogRow *row, RehearsalLogText which, const char *text) {
  g_free(row->texts[which]);
  row->texts[which] = g_strdup(text);
}

static void row_clear(RehearsalLogRow *row) {
  for (int i = 0; i < REHEARSAL_LOG_TEXTS; i++) g_free(row->texts[i]);
  *row = (RehearsalLogRow){0};
}

// The model

struct _RehearsalLogModel {
  GObject parent;
  RehearsalLogSource source;
  void *context;
  bool closed;
  long total, first, shown;
  int stamp;
  char *read; // the last answer of `rehearsal_log_model_cell`
  // Row r is kept in slot r % 300, so a slide keeps the rows that are in both windows.
  RehearsalLogRow rows[REHEARSAL_LOG_WINDOW];
  long held[REHEARSAL_LOG_WINDOW]; // the row in the slot plus 1; 0: none
};

typedef GObjectClass RehearsalLogModelClass;
static void model_interface(GtkTreeModelIface *iface);
G_DEFINE_TYPE_WITH_CODE(
  RehearsalLogModel, rehearsal_log_model, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE(GTK_TYPE_TREE_MODEL, model_interface))

static RehearsalLogModel *model_of(GtkTreeModel *model) { return (RehearsalLogModel *)model; }

static void forget(RehearsalLogModel *model) {
  for (int i = 0; i < REHEARSAL_LOG_WINDOW; i++) {
    row_clear(&model->rows[i]);
    model->held[i] = 0;
  }
}

static void rehearsal_log_model_init(RehearsalLogModel *model) {
  model->stamp = 1;
  rehearsal_log_count(+1);
}

static void model_finalize(GObject *object) {
  RehearsalLogModel *model = (RehearsalLogModel *)object;
  forget(model);
  g_free(model->read);
  rehearsal_log_count(-1);
  G_OBJECT_CLASS(rehearsal_log_model_parent_class)->finalize(object);
}

static void rehearsal_log_model_class_init(RehearsalLogModelClass *class) {
  class->finalize = model_finalize;
}

RehearsalLogModel *rehearsal_log_model_new(const RehearsalLogSource *source, void *context) {
  RehearsalLogModel *model = g_object_new(REHEARSAL_TYPE_LOG_MODEL, NULL);
  model->source = *source;
  model->context = context;
  return model;
}

void rehearsal_log_model_close(RehearsalLogModel *model) {
  model->closed = true;
  model->total = model->shown = 0;
  forget(model);
}

long rehearsal_log_model_total(RehearsalLogModel *model) { return model->total; }
long rehearsal_log_model_first(RehearsalLogModel *model) { return model->first; }
long rehearsal_log_model_shown(RehearsalLogModel *model) { return model->shown; }

const RehearsalLogRow *rehearsal_log_model_row(RehearsalLogModel *model, long row) {
  if (row < 0 || row >= model->total) return NULL;
  int slot = (int)(row % REHEARSAL_LOG_WINDOW);
  if (model->held[slot] != row + 1) {
    row_clear(&model->rows[slot]);
    model->source.get_row(model->context, row, &model->rows[slot]);
    model->held[slot] = row + 1;
  }
  return &model->rows[slot];
}

static char *read_call(const RehearsalLogRow *row) {
  const char *call = row->texts[REHEARSAL_LOG_CALL];
  char *plain = NULL;
  if (row->kind != REHEARSAL_LOG_CALL_ROW || call == NULL) return g_strdup(call);
  if (!pango_parse_markup(call, -1, 0, NULL, &plain, NULL, NULL)) plain = g_strdup(call);
  GString *whole = g_string_new(plain);
  g_free(plain);
  static const RehearsalLogText parts[] = {REHEARSAL_LOG_ARGUMENTS, REHEARSAL_LOG_CHIP};
  for (size_t i = 0; i < G_N_ELEMENTS(parts); i++)
    if (row->texts[parts[i]] != NULL) g_string_append_printf(whole, " %s", row->texts[parts[i]]);
  return g_string_free(whole, FALSE);
}

// What is drawn, and the whole id behind it.
static char *read_target(const RehearsalLogRow *row) {
  const char *title = row->texts[REHEARSAL_LOG_TITLE];
  const char *target = row->texts[REHEARSAL_LOG_TARGET];
  return title == NULL ? g_strdup(target) : g_strdup_printf("%s %s", title, target ? target : "");
}

const char *rehearsal_log_model_cell(RehearsalLogModel *model, long number, int column) {
  const RehearsalLogRow *row = rehearsal_log_model_row(model, number);
  g_free(model->read);
  model->read = row == NULL                     ? NULL
              : column == REHEARSAL_LOG_CALL    ? read_call(row)
              : column == REHEARSAL_LOG_TARGET  ? read_target(row)
                                                : g_strdup(row->texts[column]);
  return model->read ? model->read : "";
}

static GtkTreeIter iter_at(RehearsalLogModel *model, long index) {
  return (GtkTreeIter){.stamp = model->stamp, .user_data = (gpointer)(gintptr)index};
}

static long index_of(GtkTreeIter *iter) { return (long)(gintptr)iter->user_data; }

// Adds or removes tree rows at the end, one by one because the tree requires that, until
// there are as many as the log fills. With 300 rows this does nothing.
static void fit(RehearsalLogModel *model) {
  long wanted = MIN(model->total, REHEARSAL_LOG_WINDOW);
  model->first = CLAMP(model->first, 0, model->total - wanted);
  if (model->shown > wanted) model->stamp++;
  while (model->shown != wanted) {
    bool grows = model->shown < wanted;
    GtkTreePath *path = gtk_tree_path_new_from_indices(grows ? model->shown++ : --model->shown, -1);
    GtkTreeIter iter = iter_at(model, model->shown - 1);
    if (grows) gtk_tree_model_row_inserted(GTK_TREE_MODEL(model), path, &iter);
    else gtk_tree_model_row_deleted(GTK_TREE_MODEL(model), path);
    gtk_tree_path_free(path);
  }
}

void rehearsal_log_model_update(RehearsalLogModel *model, bool void_rows) {
  if (model->closed) return;
  if (void_rows) forget(model);
  model->total = MAX(0, model->source.n_rows(model->context));
  fit(model);
}

bool rehearsal_log_model_slide(RehearsalLogModel *model, long first) {
  first = CLAMP(first, 0, model->total - model->shown);
  if (first == model->first) return false;
  model->first = first;
  return true;
}

void rehearsal_log_model_row_changed(RehearsalLogModel *model, long row) {
  long index = row - model->first;
  if (row < 0 || row >= model->total) return;
  model->held[row % REHEARSAL_LOG_WINDOW] = 0;
  if (index < 0 || index >= model->shown) return;
  GtkTreePath *path = gtk_tree_path_new_from_indices((int)index, -1);
  GtkTreeIter iter = iter_at(model, index);
  gtk_tree_model_row_changed(GTK_TREE_MODEL(model), path, &iter);
  gtk_tree_path_free(path);
}

// GtkTreeModel: a flat list

static GtkTreeModelFlags get_flags(GtkTreeModel *model) {
  (void)model;
  return GTK_TREE_MODEL_LIST_ONLY;
}

static gint get_n_columns(GtkTreeModel *model) {
  (void)model;
  return REHEARSAL_LOG_COLUMNS;
}

static GType get_column_type(GtkTreeModel *model, gint column) {
  (void)model, (void)column;
  return G_TYPE_STRING;
}

static gboolean nth_child(GtkTreeModel *model, GtkTreeIter *iter, GtkTreeIter *parent, gint n) {
  bool there = parent == NULL && n >= 0 && n < model_of(model)->shown;
  *iter = there ? iter_at(model_of(model), n) : (GtkTreeIter){0};
  return there;
}

static gboolean get_iter(GtkTreeModel *model, GtkTreeIter *iter, GtkTreePath *path) {
  if (gtk_tree_path_get_depth(path) != 1) return FALSE;
  return nth_child(model, iter, NULL, gtk_tree_path_get_indices(path)[0]);
}

static GtkTreePath *get_path(GtkTreeModel *model, GtkTreeIter *iter) {
  g_return_val_if_fail(iter->stamp == model_of(model)->stamp, NULL);
  return gtk_tree_path_new_from_indices((int)index_of(iter), -1);
}

static void get_value(GtkTreeModel *model, GtkTreeIter *iter, gint column, GValue *value) {
  g_value_init(value, G_TYPE_STRING);
  long row = model_of(model)->first + index_of(iter);
  g_value_set_string(value, rehearsal_log_model_cell(model_of(model), row, column));
}

static gboolean iter_next(GtkTreeModel *model, GtkTreeIter *iter) {
  return nth_child(model, iter, NULL, (int)index_of(iter) + 1);
}

static gboolean iter_children(GtkTreeModel *model, GtkTreeIter *iter, GtkTreeIter *parent) {
  return nth_child(model, iter, parent, 0);
}

static gint iter_n_children(GtkTreeModel *model, GtkTreeIter *iter) {
  return iter == NULL ? (gint)model_of(model)->shown : 0;
}

static gboolean iter_has_child(GtkTreeModel *model, GtkTreeIter *iter) {
  (void)model, (void)iter;
  return FALSE;
}

static gboolean iter_parent(GtkTreeModel *model, GtkTreeIter *iter, GtkTreeIter *child) {
  (void)model, (void)child;
  *iter = (GtkTreeIter){0};
  return FALSE;
}

static void model_interface(GtkTreeModelIface *iface) {
  iface->get_flags = get_flags;
  iface->get_n_columns = get_n_columns;
  iface->get_column_type = get_column_type;
  iface->get_iter = get_iter;
  iface->get_path = get_path;
  iface->get_value = get_value;
  iface->iter_next = iter_next;
  iface->iter_children = iter_children;
  iface->iter_has_child = iter_has_child;
  iface->iter_n_children = iter_n_children;
  iface->iter_nth_child = nth_child;
  iface->iter_parent = iter_parent;
}
