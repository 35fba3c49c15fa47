// Paints a row of the log's list: colours, glyphs, texts. See loglist.h.
//
// A row is drawn as a whole, not cell by cell: a heading spans columns, the mark at the
// left edge and the focus belong to the row, and the call is shortened so that the
// returned value fits.

#define REHEARSAL_LOG_PARTS
#include "loglist.h"

#include <math.h>
#include <string.h>

// Colours and glyphs (look/README.md)

typedef enum { TEXT, DIM, GROUND, RULE, ACCENT, SELECTED, GROUP, BROKEN, RED, HOLD, AMBER, MARK,
               GREEN, BLUE, PURPLE, ORANGE } Colour;

static const unsigned colours[REHEARSAL_LOOK_DARK_CONTRAST + 1][ORANGE + 1] = {
  {0x2E3436, 0x5E5C64, 0xFFFFFF, 0xE6E2DE, 0x1A5FB4, 0xD9E7F9, 0xF4F2F0, 0xFDE8E8, 0xC01C28,
   0xFDF1D8, 0x7A4500, 0xC98A00, 0x1F7544, 0x1A5FB4, 0x813D9C, 0x9A4A00},
  {0xEEEEEC, 0xB8B5B0, 0x2D2D2D, 0x3B3B3B, 0x8AB9F1, 0x1F3D63, 0x343434, 0x4A2526, 0xFF8A80,
   0x45381C, 0xFFD58A, 0xFFD58A, 0x7FD49A, 0x8AB9F1, 0xD9A3E6, 0xFFB86B},
  {0x000000, 0x2B2B2B, 0xFFFFFF, 0x6B6B6B, 0x0B3C7A, 0xC4DBF7, 0xEBEBEB, 0xFFD9D9, 0x8A0010,
   0xFFE9B8, 0x5A3200, 0x8A5A00, 0x0B4A27, 0x0B3C7A, 0x571F70, 0x6B3300},
  {0xFFFFFF, 0xE0E0E0, 0x000000, 0x8A8A8A, 0xA9CCFF, 0x0C335F, 0x1C1C1C, 0x5A1A1C, 0xFFB0A8,
   0x4A3600, 0xFFE0A0, 0xFFD58A, 0xA4F0BC, 0xA9CCFF, 0xEBC4F5, 0xFFCF96},
};

static void set_colour(cairo_t *cr, RehearsalLook look, Colour colour) {
  unsigned rgb = colours[look][colour];
  cairo_set_source_rgb(cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

// Shapes in a 14 by 14 box around the origin: M and L x y, C x y r (a circle), Z closes,
// F fills, S strokes with a width. Ends on half points keep lines crisp at scale 1.
static const struct { Colour colour; const char *path; } glyphs[REHEARSAL_GLYPHS] = {
  [REHEARSAL_GLYPH_NONE] = {TEXT, ""},
  [REHEARSAL_GLYPH_WILL] = {BLUE, "C 0 0 4 S 2"},
  [REHEARSAL_GLYPH_DID] = {GREEN, "C 0 0 5 F"},
  [REHEARSAL_GLYPH_ASKS] = {PURPLE,
    "M 0 -6.3 L 6.3 0 L 0 6.3 L -6.3 0 Z S 1.4 "
    "M -1.7 -1.4 L -1.2 -2.5 L 0 -3 L 1.2 -2.5 L 1.6 -1.4 L 1 -.5 L 0 .2 L 0 1.2 "
    "S 1.3 C 0 2.9 .8 F"},
  [REHEARSAL_GLYPH_CLICKED] = {ORANGE,
    "M -4 -5 L -4 3.5 L -1.8 1.7 L -.3 5 L 1.7 4.1 L .2 .9 L 3.6 .9 Z F"},
  [REHEARSAL_GLYPH_STEP] = {DIM, "M -5 0 L -3 0 M -1 0 L 1 0 M 3 0 L 5 0 S 2"},
  [REHEARSAL_GLYPH_INPUT] = {TEXT, "C 0 0 5.4 S 1.2 C 0 0 2.4 F"},
  [REHEARSAL_GLYPH_PLAY] = {TEXT, "M -4 -6 L 6 0 L -4 6 Z F"},
  [REHEARSAL_GLYPH_HELD] = {AMBER, "M -2.5 -5 L -2.5 5 M 2.5 -5 L 2.5 5 S 3"},
  [REHEARSAL_GLYPH_WARNING] = {RED,
    "M 0 -5.5 L 6 5 L -6 5 Z S 1.5 M 0 -2 L 0 1.6 S 1.5 C 0 3.2 .8 F"},
  [REHEARSAL_GLYPH_CLOCK] = {TEXT, "C 0 0 5.4 S 1.2 M 0 -3.5 L 0 .4 L 2.6 1.6 S 1.2"},
  [REHEARSAL_GLYPH_HOME] = {TEXT,
    "M -6 .5 L 0 -5.5 L 6 .5 S 1.5 M -4 0 L -4 5.5 L -1 5.5 L -1 2 L 1 2 L 1 5.5 L 4 5.5 L 4 0 "
    "L 0 -4 Z F"},
  [REHEARSAL_GLYPH_KEYBOARD] = {TEXT,
    "M -6.5 -3.5 L 6.5 -3.5 L 6.5 3.5 L -6.5 3.5 Z S 1 M -4.5 -1 L 4.5 -1 S 1 "
    "M -3 1.5 L 3 1.5 S 1"},
  [REHEARSAL_GLYPH_FILE] = {TEXT, "M -4.5 -5.5 L 1.5 -5.5 L 4.5 -2.5 L 4.5 5.5 L -4.5 5.5 Z S 1.6"},
};

void rehearsal_glyph_draw(
  cairo_t *cr, RehearsalGlyph glyph, RehearsalLook look, bool dim, double x, double y, double scale) {
  cairo_save(cr);
  cairo_translate(cr, x, y);
  cairo_scale(cr, scale, scale);
  set_colour(cr, look, dim ? DIM : glyphs[glyph].colour);
  char *at = (char *)glyphs[glyph].path;
  while (*at != 0) {
    char what = *at++;
    int numbers = what == 'C' ? 3 : what == 'S' ? 1 : what == 'M' || what == 'L' ? 2 : 0;
    double n[3] = {0};
    for (int i = 0; i < numbers; i++) n[i] = g_ascii_strtod(at, &at);
    switch (what) {
    case 'M': cairo_move_to(cr, n[0], n[1]); break;
    case 'L': cairo_line_to(cr, n[0], n[1]); break;
    case 'C': cairo_new_sub_path(cr), cairo_arc(cr, n[0], n[1], n[2], 0, 2 * G_PI); break;
    case 'Z': cairo_close_path(cr); break;
    case 'F': cairo_fill(cr); break;
    case 'S': cairo_set_line_width(cr, n[0]), cairo_stroke(cr); break;
    }
  }
  cairo_restore(cr);
}

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
  set_colour(brush->cr, brush->look, brush->dim && colour == TEXT ? DIM : colour);
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
  dim_alpha(attributes, colours[brush->look][DIM]);
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

// Draws the text at the right end; returns its left edge.
static int draw_returned(Brush *brush, const RehearsalLogRow *row, int right) {
  static const struct { Font font; Colour colour; } looks[] = {
    [REHEARSAL_LOG_VALUE] = {LOG_BOLD, TEXT}, [REHEARSAL_LOG_YES] = {LOG_BOLD, GREEN},
    [REHEARSAL_LOG_NO] = {LOG_BOLD, RED},     [REHEARSAL_LOG_NOTE] = {SMALL_FONT, DIM},
    [REHEARSAL_LOG_ACCENT] = {SMALL_BOLD, ACCENT}, [REHEARSAL_LOG_LINK] = {SMALL_FONT, ACCENT},
  };
  if (row->texts[REHEARSAL_LOG_RETURNED] == NULL) return right;
  set_text(brush, looks[row->returned].font, row->texts[REHEARSAL_LOG_RETURNED]);
  int width = draw(brush, looks[row->returned].colour, 0, right, true);
  if (row->returned == REHEARSAL_LOG_LINK) {
    cairo_rectangle(brush->cr, right - width, brush->y + scaled(brush, 18), width, 1);
    cairo_fill(brush->cr);
  }
  if (row->returned > REHEARSAL_LOG_NO) return right - width - 8;
  set_text(brush, LOG_FONT, "→ ");
  return right - width - draw(brush, DIM, 0, right - width, true) - 8;
}

static void draw_ground(
  Brush *brush, const RehearsalLogRow *row, int end, bool selected, bool focused) {
  static const Colour grounds[] = {GROUND, BROKEN, HOLD}, marks[] = {ACCENT, RED, MARK};
  bool heading = row->kind == REHEARSAL_LOG_HEADING;
  Colour ground = heading && row->ground == REHEARSAL_LOG_PLAIN ? GROUP : grounds[row->ground];
  set_colour(brush->cr, brush->look, selected ? SELECTED : ground);
  cairo_rectangle(brush->cr, 0, brush->y, end + 10, brush->height);
  cairo_fill(brush->cr);
  if (heading) {
    set_colour(brush->cr, brush->look, RULE);
    cairo_rectangle(brush->cr, 0, brush->y, end + 10, 1);
    cairo_fill(brush->cr);
  }
  if (row->kind == REHEARSAL_LOG_WAIT) {
    const double dashes[] = {4, 3};
    set_colour(brush->cr, brush->look, DIM);
    cairo_set_line_width(brush->cr, .5); // half of a pixel is half the colour
    cairo_set_dash(brush->cr, dashes, 2, 0);
    cairo_move_to(brush->cr, 0, brush->y + .5);
    cairo_line_to(brush->cr, end + 10, brush->y + .5);
    cairo_stroke(brush->cr);
    cairo_set_dash(brush->cr, NULL, 0, 0);
  }
  if (selected || row->ground != REHEARSAL_LOG_PLAIN) {
    set_colour(brush->cr, brush->look, marks[row->ground]);
    cairo_rectangle(brush->cr, 0, brush->y, 3, brush->height);
    cairo_fill(brush->cr);
  }
  if (!focused) return;
  set_colour(brush->cr, brush->look, ACCENT);
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
  set_colour(brush->cr, brush->look, ORANGE);
  cairo_fill(brush->cr);
}

static void draw_triangle(Brush *brush, RehearsalLogTriangle triangle) {
  if (triangle == REHEARSAL_LOG_NO_TRIANGLE) return;
  cairo_save(brush->cr);
  cairo_translate(brush->cr, 20, brush->y + brush->height / 2);
  if (triangle == REHEARSAL_LOG_COLLAPSED) cairo_rotate(brush->cr, -G_PI / 2);
  set_colour(brush->cr, brush->look, DIM);
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
    set_text(&brush, heading ? LOG_BOLD : LOG_FONT, row->texts[i]);
    draw(&brush, i == REHEARSAL_LOG_TIME ? TEXT : DIM, 0, edges->right[i], true);
  }
  rehearsal_glyph_draw(
    cr, row->glyph, look, row->dim && !call, edges->glyph, y + edges->height / 2,
    scaled(&brush, 1));
  int end = draw_returned(&brush, row, edges->end);
  if (call && edges->target != 0) {
    set_text(&brush, LOG_FONT, row->texts[REHEARSAL_LOG_TARGET]);
    cut(&brush, edges->call - 8 - edges->target, PANGO_ELLIPSIZE_START);
    draw(&brush, DIM, edges->target, edges->call - 8, false);
  }
  if (call) return draw_call(&brush, row, edges->call, end);
  int start = edges->target != 0 ? edges->target : edges->call;
  set_text(&brush, heading ? TITLE_FONT : SMALL_FONT, row->texts[REHEARSAL_LOG_CALL]);
  cut(&brush, end - start, PANGO_ELLIPSIZE_END);
  bool dim = row->kind == REHEARSAL_LOG_STEP || row->kind == REHEARSAL_LOG_WAIT;
  draw(&brush, dim ? DIM : TEXT, start, end, false);
  return pango_layout_is_ellipsized(layout);
}

void rehearsal_log_ground_paint(cairo_t *cr, int width, int height, RehearsalLook look) {
  set_colour(cr, look, GROUND);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
}

int rehearsal_log_row_link(const RehearsalLogRow *row, int right, GtkWidget *widget) {
  Brush brush = {.layout = gtk_widget_create_pango_layout(widget, NULL)};
  // A text from right to left in a row must not move what stands beside it.
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
  static const Font highest[] = {LOG_BOLD, TITLE_FONT};
  Brush brush = {.layout = layout};
  int most = 0;
  for (size_t i = 0; i < G_N_ELEMENTS(highest); i++) {
    int height;
    set_text(&brush, highest[i], "0");
    pango_layout_get_pixel_size(layout, NULL, &height);
    most = MAX(most, height);
  }
  return most;
}
