#pragma once
// The functions of Pango, cairo and fontconfig that measuring needs.
#include <stdbool.h>

// What Pango says a text consists of; the first members of its own structs, whose order is part of
// its interface.
struct rehearsal_pango_item {
  int offset, length, count;
  void *shape_engine, *language_engine, *font;
};
struct rehearsal_pango_run {
  struct rehearsal_pango_item *item;
};

// A font's description without its size, the widths of letters as they are, and so on.
enum { FONT_SIZE = 1 << 5, WEIGHT_BOLD = 700, METRICS_OFF = 1, WRAP_WORD_CHAR = 2, UNIT = 1024 };

#define REHEARSAL_PANGO(X) \
  X(void, g_object_unref, (void *)) \
  X(void *, pango_cairo_font_map_get_default, (void)) \
  X(void *, pango_cairo_font_map_new, (void)) \
  X(void, pango_fc_font_map_set_config, (void *, void *)) \
  X(void *, pango_font_map_create_context, (void *)) \
  X(unsigned, pango_font_map_get_serial, (void *)) \
  X(void *, pango_context_get_font_map, (void *)) \
  X(void *, pango_context_get_language, (void *)) \
  X(void, pango_context_set_language, (void *, void *)) \
  X(void *, pango_context_get_font_description, (void *)) \
  X(void, pango_context_set_font_description, (void *, const void *)) \
  X(void, pango_context_set_round_glyph_positions, (void *, int)) \
  X(void *, pango_cairo_context_get_font_options, (void *)) \
  X(void, pango_cairo_context_set_font_options, (void *, const void *)) \
  X(void *, cairo_font_options_create, (void)) \
  X(void *, cairo_font_options_copy, (const void *)) \
  X(void, cairo_font_options_destroy, (void *)) \
  X(int, cairo_font_options_equal, (const void *, const void *)) \
  X(void, cairo_font_options_set_hint_metrics, (void *, int)) \
  X(void *, pango_font_description_from_string, (const char *)) \
  X(void *, pango_font_description_copy, (const void *)) \
  X(void, pango_font_description_free, (void *)) \
  X(int, pango_font_description_equal, (const void *, const void *)) \
  X(void, pango_font_description_unset_fields, (void *, int)) \
  X(void, pango_font_description_set_absolute_size, (void *, double)) \
  X(void, pango_font_description_set_weight, (void *, int)) \
  X(const char *, pango_font_description_get_family, (const void *)) \
  X(void *, pango_font_describe, (void *)) \
  X(void *, pango_fc_font_get_pattern, (void *)) \
  X(void *, pango_layout_new, (void *)) \
  X(void, pango_layout_set_font_description, (void *, const void *)) \
  X(void, pango_layout_set_attributes, (void *, void *)) \
  X(void, pango_layout_set_text, (void *, const char *, int)) \
  X(void, pango_layout_set_width, (void *, int)) \
  X(void, pango_layout_set_wrap, (void *, int)) \
  X(void, pango_layout_get_pixel_size, (void *, int *, int *)) \
  X(int, pango_layout_get_line_count, (void *)) \
  X(int, pango_layout_get_unknown_glyphs_count, (void *)) \
  X(void *, pango_layout_get_iter, (void *)) \
  X(void *, pango_layout_iter_get_run_readonly, (void *)) \
  X(int, pango_layout_iter_next_run, (void *)) \
  X(void, pango_layout_iter_free, (void *)) \
  X(void *, pango_attr_list_new, (void)) \
  X(void, pango_attr_list_unref, (void *)) \
  X(void, pango_attr_list_insert, (void *, void *)) \
  X(void *, pango_attr_scale_new, (double)) \
  X(void *, pango_attr_insert_hyphens_new, (int)) \
  X(void *, FcConfigCreate, (void)) \
  X(void, FcConfigDestroy, (void *)) \
  X(int, FcConfigParseAndLoadFromMemory, (void *, const unsigned char *, int)) \
  X(int, FcConfigAppFontAddDir, (void *, const unsigned char *)) \
  X(void *, FcConfigGetFonts, (void *, int)) \
  X(int, FcPatternGetInteger, (const void *, const char *, int, int *))

struct rehearsal_pango {
#define MEMBER(result, name, parameters) result(*name) parameters;
  REHEARSAL_PANGO(MEMBER)
#undef MEMBER
};

// The functions; NULL where a library or one of them is not there.
const struct rehearsal_pango *rehearsal_pango_functions(void);
