#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// The event log's list: any number of rows, each 24 high (more where text is larger), inside a GtkScrolledWindow.
//
// A GtkTreeView shows a window of at most 300 rows; sliding gives the same tree rows
// other contents, so nothing is inserted or removed. A row is always given by its index
// in the whole log, 0-based; -1 is no row. Everything here runs on GTK's main thread.

/// The texts of a row. The first eight are the columns, and the names of the cells to
/// assistive technology.
typedef enum {
  REHEARSAL_LOG_NUMBER,    ///< the number in the log; in a heading only read out ("expanded")
  REHEARSAL_LOG_TIME,      ///< milliseconds, grouped
  REHEARSAL_LOG_DELTA,     ///< since the row before
  REHEARSAL_LOG_KIND,      ///< the meaning of the glyph in a word; never drawn
  REHEARSAL_LOG_TARGET,    ///< shortened at its start
  REHEARSAL_LOG_CALL,      ///< a call's selector as Pango markup; any other row's text, plain
  REHEARSAL_LOG_RETURNED,  ///< at the right end, never shortened; a heading's note
  REHEARSAL_LOG_TODAY,     ///< what became of the call in the platform of today
  REHEARSAL_LOG_ARGUMENTS, ///< bold after the call, never shortened, plain
  REHEARSAL_LOG_CHIP,      ///< in a chip after the arguments, plain
  REHEARSAL_LOG_TITLE,     ///< before the target, which is dim behind it where both have room
} RehearsalLogText;
enum { REHEARSAL_LOG_COLUMNS = 8, REHEARSAL_LOG_TEXTS = 11 };

/// How a row is laid out.
typedef enum {
  REHEARSAL_LOG_CALL_ROW,
  REHEARSAL_LOG_HEADING, ///< an input: a bold title across target and call, on a background
  REHEARSAL_LOG_STEP,    ///< a dim sentence across target and call
  REHEARSAL_LOG_REMARK,  ///< the same, not dim: the explanation under a broken rule
  REHEARSAL_LOG_WAIT,    ///< a last row that cannot be selected: a dim sentence below a dashed line
  REHEARSAL_LOG_LEFT,    ///< a dim sentence on hatched ground, with a triangle
} RehearsalLogRowKind;

typedef enum {
  REHEARSAL_LOG_PLAIN,
  REHEARSAL_LOG_BROKEN, ///< with a mark at the left edge, as HELD
  REHEARSAL_LOG_HELD,
} RehearsalLogGround;

/// How the text at the right end looks. The first three have an arrow before them.
typedef enum {
  REHEARSAL_LOG_VALUE,
  REHEARSAL_LOG_YES,
  REHEARSAL_LOG_NO,
  REHEARSAL_LOG_NOTE,
  REHEARSAL_LOG_ACCENT, ///< "on stage"
  REHEARSAL_LOG_LINK,   ///< a click on it activates the row
} RehearsalLogReturned;

/// The row glyphs; each has another shape, and a colour for light and one for dark.
typedef enum {
  REHEARSAL_GLYPH_NONE,
  REHEARSAL_GLYPH_WILL,
  REHEARSAL_GLYPH_DID,
  REHEARSAL_GLYPH_ASKS,
  REHEARSAL_GLYPH_CLICKED,
  REHEARSAL_GLYPH_STEP,
  REHEARSAL_GLYPH_INPUT,
  REHEARSAL_GLYPH_PLAY,
  REHEARSAL_GLYPH_HELD,
  REHEARSAL_GLYPH_WARNING,
  REHEARSAL_GLYPH_CLOCK,
  REHEARSAL_GLYPH_HOME,
  REHEARSAL_GLYPH_KEYBOARD,
  REHEARSAL_GLYPH_FILE,
  REHEARSAL_GLYPH_BRANCH,
} RehearsalGlyph;
enum { REHEARSAL_GLYPHS = REHEARSAL_GLYPH_BRANCH + 1 };

/// The colours to draw with: for a light or a dark background, or with high contrast.
typedef enum {
  REHEARSAL_LOOK_LIGHT,
  REHEARSAL_LOOK_DARK,
  REHEARSAL_LOOK_LIGHT_CONTRAST,
  REHEARSAL_LOOK_DARK_CONTRAST,
} RehearsalLook;

/// A heading's triangle.
typedef enum {
  REHEARSAL_LOG_NO_TRIANGLE,
  REHEARSAL_LOG_EXPANDED,
  REHEARSAL_LOG_COLLAPSED,
} RehearsalLogTriangle;

/// The flag of a breakpoint.
typedef enum {
  REHEARSAL_LOG_NO_FLAG,
  REHEARSAL_LOG_ARMED,
  REHEARSAL_LOG_DISARMED, ///< its outline only
} RehearsalLogFlag;

/// One row, filled in by `get_row`. It is empty before the call. Texts are set with
/// `rehearsal_log_row_set_text`, which copies; the list owns the copies.
typedef struct {
  RehearsalLogRowKind kind;
  RehearsalLogGround ground;
  RehearsalLogReturned returned;
  RehearsalLogTriangle triangle;
  RehearsalGlyph glyph;
  bool dim;  ///< the whole row is dim: the stage shows another time
  bool bold; ///< the call is bold
  bool pinned; ///< with a ribbon at the left edge
  bool indented; ///< among rows that were left
  RehearsalLogFlag flag;
  char *texts[REHEARSAL_LOG_TEXTS];
} RehearsalLogRow;

/// Copies `text` (UTF-8; NULL for none) into the row, in place of the previous text.
///
/// In the call's markup, `<span alpha="1%">` means the dim colour for the background of the
/// row; the percentage is not used.
void rehearsal_log_row_set_text(RehearsalLogRow *row, RehearsalLogText which, const char *text);

/// The source of the rows, which is also told what a person does. `n_rows`, `get_row` and
/// `destroy` are required, the others may be NULL. `get_row` is called only for rows near the
/// visible ones, and must not call the view. The others may.
typedef struct {
  long (*n_rows)(void *context);
  void (*get_row)(void *context, long row, RehearsalLogRow *out);
  /// A person selected another row (-1: none), or other rows up to this one. Not called for
  /// `…_select`.
  void (*selected)(void *context, long row);
  /// Double click, Enter, a click on a heading's triangle or on a link.
  void (*activated)(void *context, long row);
  /// The person scrolled away from the end, or back to it. Not called for `…_set_follow`.
  void (*follow_changed)(void *context, bool follows);
  /// The number of a call was pressed.
  void (*number_pressed)(void *context, long row);
  /// A person moved a column. Not called for `…_set_order`.
  void (*columns_moved)(void *context);
  /// Called once, when the view is destroyed.
  void (*destroy)(void *context);
} RehearsalLogSource;

typedef struct _RehearsalLogView RehearsalLogView;
#define REHEARSAL_TYPE_LOG_VIEW (rehearsal_log_view_get_type())
GType rehearsal_log_view_get_type(void);

/// A floating widget that implements GtkScrollable. It owns `context` until `destroy`.
GtkWidget *rehearsal_log_view_new(const RehearsalLogSource *source, void *context);

/// Rows were added at the end. The visible rows stay, unless the view follows the end.
/// Cheap: the work is done once in each frame, however often this is called.
void rehearsal_log_view_rows_appended(RehearsalLogView *view);
/// Everything may have changed. The scroll position stays (at the end, if the view follows)
/// as far as there are rows; the selection is removed without a call of `selected`.
void rehearsal_log_view_rows_reset(RehearsalLogView *view);
/// The contents of one row changed.
void rehearsal_log_view_row_changed(RehearsalLogView *view, long row);

/// Scrolls as little as possible so that the row is visible; to the middle if it was far
/// away. Stops following unless that shows the end, and reports it.
void rehearsal_log_view_scroll_to(RehearsalLogView *view, long row);
/// How far the top of a row is below the top of the visible part, in pixels; negative above it.
double rehearsal_log_view_offset(RehearsalLogView *view, long row);
/// Scrolls so that a row is this far below the top, as far as there are rows. Stops following unless
/// that shows the end, and reports it.
void rehearsal_log_view_place(RehearsalLogView *view, long row, double offset);
/// The row at a height below the top of the widget, in pixels; -1 over the header and below the last.
long rehearsal_log_view_row_at(RehearsalLogView *view, double y);
/// The first and the last row that are visible, also in part; -1 and -1 when there is none.
void rehearsal_log_view_get_visible(RehearsalLogView *view, long *first, long *last);
/// How many whole rows are visible in a long log.
long rehearsal_log_view_page_rows(RehearsalLogView *view);
/// Follow the end: the view scrolls to each row that is appended. Off at first.
void rehearsal_log_view_set_follow(RehearsalLogView *view, bool follows);
bool rehearsal_log_view_get_follow(RehearsalLogView *view);
/// Selects without scrolling: the row, and the rows from it to `other`, which may be the same.
void rehearsal_log_view_select(RehearsalLogView *view, long row, long other);
/// The selected row that was reached last, and the one at the other end of the selected rows.
long rehearsal_log_view_get_selected(RehearsalLogView *view);
long rehearsal_log_view_get_other(RehearsalLogView *view);

/// A column's header; the string is copied.
void rehearsal_log_view_set_title(RehearsalLogView *view, int column, const char *title);
/// A column's width with the gap before it; 0 hides the column. The call has the rest.
void rehearsal_log_view_set_column_width(RehearsalLogView *view, int column, int width);
/// The columns from left to right, `REHEARSAL_LOG_COLUMNS` numbers. The call and what is returned
/// come last.
void rehearsal_log_view_set_order(RehearsalLogView *view, const int *order);
void rehearsal_log_view_get_order(RehearsalLogView *view, int *order);
/// The width of a digit in the log's font.
int rehearsal_log_view_digit_width(RehearsalLogView *view);
/// The accessible name of the table.
void rehearsal_log_view_set_name(RehearsalLogView *view, const char *name);
void rehearsal_log_view_set_look(RehearsalLogView *view, RehearsalLook look);

/// Draws a row glyph with its middle at x, y; 14 high and wide when `scale` is 1.
void rehearsal_glyph_draw(
  cairo_t *cr, RehearsalGlyph glyph, RehearsalLook look, bool dim, double x, double y,
  double scale);

/// A selector with at least `drop` characters left out as in a row, for tests; free it with
/// `g_free`.
char *rehearsal_log_shortened(const char *selector, long drop);

/// How many views and models exist, for tests.
int rehearsal_log_live_count(void);

// Declarations for the C files of the list; only these define this macro.
#ifdef REHEARSAL_LOG_PARTS

enum { REHEARSAL_LOG_WINDOW = 300, REHEARSAL_LOG_LEAST_HEIGHT = 24 };

typedef struct _RehearsalLogModel RehearsalLogModel;
#define REHEARSAL_TYPE_LOG_MODEL (rehearsal_log_model_get_type())
GType rehearsal_log_model_get_type(void);

/// `context` is borrowed; after `close` it is not used any more and there are no rows.
RehearsalLogModel *rehearsal_log_model_new(const RehearsalLogSource *source, void *context);
void rehearsal_log_model_close(RehearsalLogModel *model);
/// Asks the source for the number of rows; `forget`: what is kept of them is not valid.
void rehearsal_log_model_update(RehearsalLogModel *model, bool forget);
void rehearsal_log_model_row_changed(RehearsalLogModel *model, long row);
/// Makes `first` the first row of the window, or the nearest row that fills it. True if it moved.
bool rehearsal_log_model_slide(RehearsalLogModel *model, long first);
long rehearsal_log_model_total(RehearsalLogModel *model);
/// The window: rows `first` ..< `first + shown`.
long rehearsal_log_model_first(RehearsalLogModel *model);
long rehearsal_log_model_shown(RehearsalLogModel *model);
/// Borrowed until the model changes or slides; NULL outside the log.
const RehearsalLogRow *rehearsal_log_model_row(RehearsalLogModel *model, long row);
/// A cell's text as a screen reader reads it: the call without markup and with its
/// arguments. Borrowed until the next call.
const char *rehearsal_log_model_cell(RehearsalLogModel *model, long row, int column);

/// The positions of the columns of a row; logview.c computes them for the painter.
typedef struct {
  int right[3]; ///< right edges of number, time and delta; 0: hidden
  int glyph;    ///< middle
  int number;   ///< left edge
  int target;   ///< left edge of the text; 0: hidden
  int target_end;
  int today;    ///< left edge of the text; 0: hidden
  int today_end;
  int title;    ///< left edge of what is not a call
  int call;     ///< left edge
  int end;      ///< right edge of the row
  int height;   ///< of the row
} RehearsalLogEdges;

/// The gap after a glyph.
enum { REHEARSAL_LOG_GLYPH_GAP = 4 };
RehearsalLogEdges rehearsal_log_edges(RehearsalLogView *view);
/// Lets a person move columns by their headings.
void rehearsal_log_columns_watch(RehearsalLogView *view);

/// Draws one row at y. `layout` is the caller's and is changed. True if the call was shortened.
bool rehearsal_log_row_paint(
  const RehearsalLogRow *row, const RehearsalLogEdges *edges, cairo_t *cr, PangoLayout *layout,
  int y, RehearsalLook look, bool selected, bool focused);
/// Leaves out at least `drop` characters of the selector that the text begins with, as far as it
/// can: first humps of the sender, then those between the humps that tell calls apart and the
/// last. The attributes keep their places; they may be NULL.
void rehearsal_log_shorten(
  GString *text, PangoAttrList *attributes, size_t selector, size_t drop);
/// Draws the background below the last row.
void rehearsal_log_ground_paint(cairo_t *cr, int width, int height, RehearsalLook look);
/// The left edge of the link that ends at `right`.
int rehearsal_log_row_link(const RehearsalLogRow *row, int right, GtkWidget *widget);
/// The width of a digit in the log's font. `layout` is changed.
int rehearsal_log_digit_width(PangoLayout *layout);
/// The height of the highest line of text in a row. `layout` is changed.
int rehearsal_log_text_height(PangoLayout *layout);
/// The height of a row in the style of the widget.
int rehearsal_log_row_height(GtkWidget *widget);
/// Counts objects for `rehearsal_log_live_count`.
void rehearsal_log_count(int difference);

/// The view. It has two scroll positions: a person scrolls the outer one, over the whole log;
/// the inner one, of the tree over its window of rows, is set from it.
struct _RehearsalLogView {
  GtkBin parent;
  GtkTreeView *tree;        // the child; NULL once destroyed
  RehearsalLogModel *model; // owned
  RehearsalLogSource source;
  void *context; // owned until `destroy`
  GtkTreeViewColumn *columns[REHEARSAL_LOG_COLUMNS];
  GtkAdjustment *outer[2]; // by orientation; owned
  GtkScrollablePolicy policy[2];
  bool cut[REHEARSAL_LOG_WINDOW]; // row r was drawn with its call shortened: slot r % 300
  long selected;
  long other; // the rows between it and `selected` are selected too; -1 where that is -1
  int row_height; // 24 with text of the normal size
  bool follows;
  RehearsalLook look;
  int busy;     // above 0: the view changes the tree, not a person
  bool seating; // the selection of the tree is being set
  guint tick;   // rows were appended in this frame
  guint settle; // the selection of the tree is not yet that of the view
};

/// The tree, with cells that are read but not drawn.
GtkTreeView *rehearsal_log_tree_new(void);
GtkTreeViewColumn *rehearsal_log_column_new(int column);

/// Does the work that waits for the next frame. False when the view is destroyed.
bool rehearsal_log_view_flush(RehearsalLogView *view);
/// The top and the height of the visible part, in points of the whole log.
double rehearsal_log_view_value(RehearsalLogView *view);
double rehearsal_log_view_page(RehearsalLogView *view);
int rehearsal_log_view_header(RehearsalLogView *view);
void rehearsal_log_view_reveal(RehearsalLogView *view, long row, bool may_centre);
/// Sets the cursor of the tree to the selected row, and its selection to the selected rows, or
/// removes what is outside the window. The source is not called.
void rehearsal_log_view_seat(RehearsalLogView *view);
bool rehearsal_log_view_has_in_window(RehearsalLogView *view, long row);
/// Scrolls the tree to where the view is.
void rehearsal_log_view_place_inner(RehearsalLogView *view);
/// Selects a row, and the rows from it to `other`, and tells the source. `by_tree`: the selection of
/// the tree is already so.
void rehearsal_log_view_choose(RehearsalLogView *view, long row, long other, bool by_tree);
/// Whether a row is among the selected ones.
bool rehearsal_log_view_is_selected(RehearsalLogView *view, long row);
/// How many rows can be selected: all but the last one that says what the run waits for.
long rehearsal_log_view_selectable(RehearsalLogView *view);
/// Listens to the tree's selection: clicks, and what assistive technology selects.
void rehearsal_log_tree_watch(RehearsalLogView *view);
#endif
