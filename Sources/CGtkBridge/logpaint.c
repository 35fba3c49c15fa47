// Paints a row of the log's list: colours, glyphs, texts. See loglist.h.
//
// A row is drawn as a whole, not cell by cell: a heading spans columns, the mark at the
// left edge and the focus belong to the row, and the call is shortened so that the
// returned value fits.

#define REHEARSAL_LOG_PARTS
#include "logpaint-private.h"

#include <math.h>
#include <string.h>

// Painting a row. All functions set attributes and shorten texts on the same layout.

typedef struct {
  cairo_t *cr;
  PangoLayout *layout;
  int y, height;
  RehearsalLook look;
  bool dim;
} Brush;

// Converts a length in a row of height 24 to a length in this row.
static double scaled(Brush *brush, double length) {
  return length * brush->height / REHEARSAL_LOG_LEAST_HEIGHT;
}

typedef enum { LOG_FONT, LOG_BOLD, SMALL_FONT, SMALL_BOLD, TITLE_FONT } Font;

// The size and the weight are set here, the family is that of the context. The description
// is kept for the next text: to make it took half of the time of drawing a row.
static const PangoFontDescription *font_of(PangoContext *context, Font font) {
  static const char *const names[] = {"Monospace 9", "Monospace Bold 9", "9", "Bold 9", "Bold 10"};
  static PangoFontDescription *fonts[G_N_ELEMENTS(names)], *base = NULL;
  const PangoFontDescription *current = pango_context_get_font_description(context);
  if (base != NULL && pango_font_description_equal(base, current)) return fonts[font];
  g_clear_pointer(&base, pango_font_description_free);
  base = pango_font_description_copy(current);
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
    PangoFontDescription *ours = pango_font_description_from_string(names[i]);
    g_clear_pointer(&fonts[i], pango_font_description_free);
    fonts[i] = pango_font_description_copy(base);
    pango_font_description_merge(fonts[i], ours, TRUE);
    pango_font_description_free(ours);
  }
  return fonts[font];
}

static void set_text(Brush *brush, Font font, const char *text) {
  PangoLayout *layout = brush->layout;
  pango_layout_set_font_description(layout, font_of(pango_layout_get_context(layout), font));
  pango_layout_set_attributes(layout, NULL);
  pango_layout_set_width(layout, -1);
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_text(layout, text ? text : "", -1);
}

// Draws the layout from `left`, or to `right` where `pushed`, on the row's baseline.
// Returns its width.
static int draw(Brush *brush, Colour colour, int left, int right, bool pushed) {
  int width, baseline = PANGO_PIXELS(pango_layout_get_baseline(brush->layout));
  pango_layout_get_pixel_size(brush->layout, &width, NULL);
  rehearsal_log_set_colour(brush->cr, brush->look, brush->dim && colour == TEXT ? DIM : colour);
  cairo_move_to(brush->cr, pushed ? right - width : left,
    brush->y + (int)(scaled(brush, 16) + .5) - baseline);
  pango_cairo_show_layout(brush->cr, brush->layout);
  return width;
}

static void cut(Brush *brush, int room, PangoEllipsizeMode where) {
  pango_layout_set_width(brush->layout, MAX(0, room) * PANGO_SCALE);
  pango_layout_set_ellipsize(brush->layout, where);
}

static gboolean is_alpha(PangoAttribute *attribute, gpointer unused) {
  (void)unused;
  return attribute->klass->type == PANGO_ATTR_FOREGROUND_ALPHA;
}

// An alpha attribute means the dim colour, which the source does not know.
static void dim_alpha(PangoAttrList *attributes, unsigned rgb) {
  PangoAttrList *alphas = pango_attr_list_filter(attributes, is_alpha, NULL);
  GSList *list = alphas ? pango_attr_list_get_attributes(alphas) : NULL;
  for (GSList *at = list; at != NULL; at = at->next) {
    PangoAttribute *dim = pango_attr_foreground_new(
      (rgb >> 16) * 257, (rgb >> 8 & 255) * 257, (rgb & 255) * 257);
    dim->start_index = ((PangoAttribute *)at->data)->start_index;
    dim->end_index = ((PangoAttribute *)at->data)->end_index;
    pango_attr_list_insert(attributes, dim);
  }
  g_slist_free_full(list, (GDestroyNotify)pango_attribute_destroy);
  if (alphas) pango_attr_list_unref(alphas);
}

// Draws the selector, then the arguments, in bold. True if something was left out.
static bool draw_call(Brush *brush, const RehearsalLogRow *row, int left, int right) {
  const char *call = row->texts[REHEARSAL_LOG_CALL];
  const char *arguments = row->texts[REHEARSAL_LOG_ARGUMENTS];
  PangoAttrList *attributes = NULL;
  char *plain = NULL;
  if (call && !pango_parse_markup(call, -1, 0, &attributes, &plain, NULL, NULL))
    plain = g_strdup(call);
  if (attributes == NULL) attributes = pango_attr_list_new();
  dim_alpha(attributes, rehearsal_log_colours[brush->look][DIM]);
  GString *text = g_string_new(plain);
  g_free(plain);
  size_t selector = text->len;
  if (arguments) {
    PangoAttribute *bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD);
    bold->start_index = (guint)selector;
    pango_attr_list_insert(attributes, bold);
    g_string_append_printf(text, " %s", arguments);
  }
  int width;
  set_text(brush, row->bold ? LOG_BOLD : LOG_FONT, text->str);
  pango_layout_set_attributes(brush->layout, attributes);
  pango_layout_get_pixel_size(brush->layout, &width, NULL);
  bool too_wide = width > right - left;
  if (too_wide) {
    double letter = width / (double)MAX(1, g_utf8_strlen(text->str, -1));
    double drop = ceil((width - (right - left)) / letter);
    rehearsal_log_shorten(text, attributes, selector, (size_t)drop);
    pango_layout_set_text(brush->layout, text->str, -1);
    pango_layout_set_attributes(brush->layout, attributes);
    cut(brush, right - left, PANGO_ELLIPSIZE_END);
  }
  draw(brush, TEXT, left, right, false);
  g_string_free(text, TRUE);
  pango_attr_list_unref(attributes);
  return too_wide;
}

// Draws what the target is called, and its id dim behind that where both have room; without a title
// the id alone.
static void draw_target(Brush *brush, const RehearsalLogRow *row, int left, int right) {
  const char *title = row->texts[REHEARSAL_LOG_TITLE];
  if (title != NULL) {
    int width;
    set_text(brush, LOG_FONT, title);
    cut(brush, right - left, PANGO_ELLIPSIZE_END);
    left += draw(brush, TEXT, left, right, false) + scaled(brush, 6);
    set_text(brush, SMALL_FONT, row->texts[REHEARSAL_LOG_TARGET]);
    pango_layout_get_pixel_size(brush->layout, &width, NULL);
    if (width > right - left) return;
  } else {
    set_text(brush, LOG_FONT, row->texts[REHEARSAL_LOG_TARGET]);
    cut(brush, right - left, PANGO_ELLIPSIZE_START);
  }
  draw(brush, DIM, left, right, false);
}

// Draws the text at the right end, cut where it has no room; returns its left edge.
static int draw_returned(Brush *brush, const RehearsalLogRow *row, int room, int right) {
  static const struct { Font font; Colour colour; } looks[] = {
    [REHEARSAL_LOG_VALUE] = {LOG_BOLD, TEXT}, [REHEARSAL_LOG_YES] = {LOG_BOLD, GREEN},
    [REHEARSAL_LOG_NO] = {LOG_BOLD, RED},     [REHEARSAL_LOG_NOTE] = {SMALL_FONT, DIM},
    [REHEARSAL_LOG_ACCENT] = {SMALL_BOLD, ACCENT}, [REHEARSAL_LOG_LINK] = {SMALL_FONT, ACCENT},
  };
  if (row->texts[REHEARSAL_LOG_RETURNED] == NULL) return right;
  set_text(brush, looks[row->returned].font, row->texts[REHEARSAL_LOG_RETURNED]);
  int wanted;
  pango_layout_get_pixel_size(brush->layout, &wanted, NULL);
  if (wanted > room) cut(brush, room, PANGO_ELLIPSIZE_END);
  int width = draw(brush, looks[row->returned].colour, 0, right, true);
  if (row->returned == REHEARSAL_LOG_LINK) {
    cairo_rectangle(brush->cr, right - width, brush->y + scaled(brush, 18), width, 1);
    cairo_fill(brush->cr);
  }
  if (row->returned > REHEARSAL_LOG_NO) return right - width - 8;
  set_text(brush, LOG_FONT, "→ ");
  return right - width - draw(brush, DIM, 0, right - width, true) - 8;
}

// Lines from the lower left to the upper right, which mark rows that were left.
static void draw_hatches(Brush *brush, int width) {
  cairo_save(brush->cr);
  cairo_rectangle(brush->cr, 0, brush->y, width, brush->height);
  cairo_clip(brush->cr);
  unsigned rgb = rehearsal_log_colours[brush->look][DIM];
  cairo_set_source_rgba(
    brush->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, .14);
  cairo_set_line_width(brush->cr, 1);
  for (int x = -brush->height; x < width; x += 7) {
    cairo_move_to(brush->cr, x, brush->y + brush->height);
    cairo_line_to(brush->cr, x + brush->height, brush->y);
  }
  cairo_stroke(brush->cr);
  cairo_restore(brush->cr);
}

// Draws the number of a call on a flag that points to the right, or in its outline.
static void draw_flag(Brush *brush, const RehearsalLogRow *row, int right) {
  bool armed = row->flag == REHEARSAL_LOG_ARMED;
  int width;
  set_text(brush, armed ? LOG_BOLD : LOG_FONT, row->texts[REHEARSAL_LOG_NUMBER]);
  pango_layout_get_pixel_size(brush->layout, &width, NULL);
  double half = scaled(brush, 8), middle = brush->y + brush->height / 2.0;
  double left = MAX(3.5, right - MAX(width, scaled(brush, 16)) - scaled(brush, 5));
  cairo_move_to(brush->cr, left, middle - half);
  cairo_line_to(brush->cr, right + 2, middle - half);
  cairo_line_to(brush->cr, right + 2 + scaled(brush, 6), middle);
  cairo_line_to(brush->cr, right + 2, middle + half);
  cairo_line_to(brush->cr, left, middle + half);
  cairo_close_path(brush->cr);
  rehearsal_log_set_colour(brush->cr, brush->look, ACCENT);
  if (!armed) {
    cairo_set_line_width(brush->cr, 1);
    cairo_stroke(brush->cr);
    draw(brush, DIM, 0, right, true);
    return;
  }
  cairo_fill(brush->cr);
  draw(brush, GROUND, 0, right, true);
}

// Draws a value that was logged afterwards, in a chip that begins at `left`.
static void draw_chip(Brush *brush, const char *text, int left, int right) {
  if (right - left < 24) return;
  int width;
  double height = scaled(brush, 16), top = brush->y + (brush->height - height) / 2;
  set_text(brush, LOG_FONT, text);
  cut(brush, right - left - 12, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size(brush->layout, &width, NULL);
  // On a ground of its own, the text can be read in a selected row too.
  rehearsal_log_set_colour(brush->cr, brush->look, GROUND);
  cairo_rectangle(brush->cr, left, top, width + 12, height);
  cairo_fill_preserve(brush->cr);
  unsigned rgb = rehearsal_log_colours[brush->look][GREEN];
  cairo_set_source_rgba(
    brush->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, .1);
  cairo_fill(brush->cr);
  draw(brush, GREEN, left + 6, 0, false);
}

// The room that a chip wants.
static int chip_width(Brush *brush, const char *text) {
  if (text == NULL) return 0;
  int width;
  set_text(brush, LOG_FONT, text);
  pango_layout_get_pixel_size(brush->layout, &width, NULL);
  return width + 12;
}

static void draw_ground(
  Brush *brush, const RehearsalLogRow *row, int end, bool selected, bool focused) {
  static const Colour grounds[] = {GROUND, BROKEN, HOLD}, marks[] = {ACCENT, RED, MARK};
  bool heading = row->kind == REHEARSAL_LOG_HEADING, left = row->kind == REHEARSAL_LOG_LEFT;
  Colour ground = heading && row->ground == REHEARSAL_LOG_PLAIN ? GROUP : grounds[row->ground];
  rehearsal_log_set_colour(brush->cr, brush->look, selected ? SELECTED : ground);
  cairo_rectangle(brush->cr, 0, brush->y, end + 10, brush->height);
  cairo_fill(brush->cr);
  if (heading) {
    rehearsal_log_set_colour(brush->cr, brush->look, RULE);
    cairo_rectangle(brush->cr, 0, brush->y, end + 10, 1);
    cairo_fill(brush->cr);
  }
  if (left && !selected) draw_hatches(brush, end + 10);
  if (row->kind == REHEARSAL_LOG_WAIT || left) {
    const double dashes[] = {4, 3};
    rehearsal_log_set_colour(brush->cr, brush->look, DIM);
    cairo_set_line_width(brush->cr, .5); // half of a pixel is half the colour
    cairo_set_dash(brush->cr, dashes, 2, 0);
    cairo_move_to(brush->cr, 0, brush->y + .5);
    cairo_line_to(brush->cr, end + 10, brush->y + .5);
    cairo_stroke(brush->cr);
    cairo_set_dash(brush->cr, NULL, 0, 0);
  }
  if (selected || row->ground != REHEARSAL_LOG_PLAIN) {
    rehearsal_log_set_colour(brush->cr, brush->look, marks[row->ground]);
    cairo_rectangle(brush->cr, 0, brush->y, 3, brush->height);
    cairo_fill(brush->cr);
  }
  if (!focused) return;
  rehearsal_log_set_colour(brush->cr, brush->look, ACCENT);
  cairo_set_line_width(brush->cr, 1);
  cairo_rectangle(brush->cr, .5, brush->y + .5, end + 9, brush->height - 1);
  cairo_stroke(brush->cr);
}

// The mark of a pinned row: a ribbon that hangs from its upper left corner.
static void draw_ribbon(Brush *brush) {
  double width = scaled(brush, 6), height = scaled(brush, 13);
  cairo_move_to(brush->cr, 0, brush->y);
  cairo_rel_line_to(brush->cr, width, 0);
  cairo_rel_line_to(brush->cr, 0, height);
  cairo_rel_line_to(brush->cr, -width / 2, -width / 2);
  cairo_rel_line_to(brush->cr, -width / 2, width / 2);
  cairo_close_path(brush->cr);
  rehearsal_log_set_colour(brush->cr, brush->look, ORANGE);
  cairo_fill(brush->cr);
}

static void draw_triangle(Brush *brush, RehearsalLogTriangle triangle) {
  if (triangle == REHEARSAL_LOG_NO_TRIANGLE) return;
  cairo_save(brush->cr);
  cairo_translate(brush->cr, 20, brush->y + brush->height / 2);
  if (triangle == REHEARSAL_LOG_COLLAPSED) cairo_rotate(brush->cr, -G_PI / 2);
  rehearsal_log_set_colour(brush->cr, brush->look, DIM);
  cairo_move_to(brush->cr, -6, -3);
  cairo_line_to(brush->cr, 6, -3);
  cairo_line_to(brush->cr, 0, 3);
  cairo_fill(brush->cr);
  cairo_restore(brush->cr);
}

bool rehearsal_log_row_paint(
  const RehearsalLogRow *row, const RehearsalLogEdges *edges, cairo_t *cr, PangoLayout *layout,
  int y, RehearsalLook look, bool selected, bool focused) {
  Brush brush = {cr, layout, y, edges->height, look, row->dim};
  bool heading = row->kind == REHEARSAL_LOG_HEADING, call = row->kind == REHEARSAL_LOG_CALL_ROW;
  draw_ground(&brush, row, edges->end, selected, focused);
  draw_triangle(&brush, row->triangle);
  if (row->pinned) draw_ribbon(&brush);
  for (int i = heading; i < 3; i++) {
    if (edges->right[i] == 0 || row->texts[i] == NULL) continue;
    if (i == REHEARSAL_LOG_NUMBER && row->flag != REHEARSAL_LOG_NO_FLAG) {
      draw_flag(&brush, row, edges->right[i]);
      continue;
    }
    set_text(&brush, heading ? LOG_BOLD : LOG_FONT, row->texts[i]);
    draw(&brush, i == REHEARSAL_LOG_TIME ? TEXT : DIM, 0, edges->right[i], true);
  }
  rehearsal_glyph_draw(
    cr, row->glyph, look, row->dim && !call, edges->glyph, y + edges->height / 2,
    scaled(&brush, 1));
  int start = call ? edges->call : edges->title, title = INT_MAX;
  if (!call) {
    set_text(&brush, heading ? TITLE_FONT : SMALL_FONT, row->texts[REHEARSAL_LOG_CALL]);
    pango_layout_get_pixel_size(brush.layout, &title, NULL);
  }
  // What is returned has half of the room, and what a short title leaves.
  int half = (edges->end - start) / 2, rest = edges->end - start - MIN(title, 2 * half) - 8;
  int end = draw_returned(&brush, row, MAX(half, rest), edges->end);
  if (call && edges->target != 0) draw_target(&brush, row, edges->target, edges->target_end);
  if (call && edges->today != 0 && row->texts[REHEARSAL_LOG_TODAY] != NULL) {
    set_text(&brush, SMALL_FONT, row->texts[REHEARSAL_LOG_TODAY]);
    cut(&brush, edges->today_end - edges->today, PANGO_ELLIPSIZE_END);
    draw(&brush, DIM, edges->today, edges->today_end, false);
  }
  if (call) {
    const char *chip = row->texts[REHEARSAL_LOG_CHIP];
    // The call keeps half of the room.
    int room = MIN(chip_width(&brush, chip) + 8, MAX(0, end - edges->call) / 2);
    bool cut_off = draw_call(&brush, row, edges->call, chip ? end - room : end);
    if (chip) {
      int width;
      pango_layout_get_pixel_size(brush.layout, &width, NULL);
      draw_chip(&brush, chip, MIN(edges->call + width, end - room) + 8, end);
    }
    return cut_off;
  }
  set_text(&brush, heading ? TITLE_FONT : SMALL_FONT, row->texts[REHEARSAL_LOG_CALL]);
  cut(&brush, end - start, PANGO_ELLIPSIZE_END);
  bool dim = row->kind == REHEARSAL_LOG_STEP || row->kind == REHEARSAL_LOG_WAIT ||
             row->kind == REHEARSAL_LOG_LEFT;
  draw(&brush, dim ? DIM : TEXT, start, end, false);
  return pango_layout_is_ellipsized(layout);
}

void rehearsal_log_ground_paint(cairo_t *cr, int width, int height, RehearsalLook look) {
  rehearsal_log_set_colour(cr, look, GROUND);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
}

int rehearsal_log_row_link(const RehearsalLogRow *row, int right, GtkWidget *widget) {
  Brush brush = {.layout = gtk_widget_create_pango_layout(widget, NULL)};
  // A text from right to left in a row must not move what is next to it.
  pango_layout_set_auto_dir(brush.layout, FALSE);
  int width;
  set_text(&brush, SMALL_FONT, row->texts[REHEARSAL_LOG_RETURNED]);
  pango_layout_get_pixel_size(brush.layout, &width, NULL);
  g_object_unref(brush.layout);
  return right - width;
}

int rehearsal_log_digit_width(PangoLayout *layout) {
  Brush brush = {.layout = layout};
  int width;
  set_text(&brush, LOG_BOLD, "0");
  pango_layout_get_pixel_size(layout, &width, NULL);
  return width;
}

int rehearsal_log_text_height(PangoLayout *layout) {
  // The bold ones of a family are as high, and titles are of 10 points. Only the fonts of most rows are
  // loaded for this: each takes long.
  static const struct { Font font; double factor; } highest[] = {
    {LOG_FONT, 1}, {SMALL_FONT, 10. / 9}};
  Brush brush = {.layout = layout};
  double most = 0;
  for (size_t i = 0; i < G_N_ELEMENTS(highest); i++) {
    int height;
    set_text(&brush, highest[i].font, "0");
    pango_layout_get_size(layout, NULL, &height);
    most = MAX(most, height * highest[i].factor);
  }
  return (int)ceil(most / PANGO_SCALE);
}
