#include "CTextRuler.h"

#include <stdlib.h>

#include "pango.h"

struct RehearsalRuler {
  const struct rehearsal_pango *pango;
  void *map, *context, *layout;
  // Without a size.
  void *font;
  // The number of the fonts that were installed.
  unsigned serial;
};

bool rehearsal_ruler_open(void) { return rehearsal_pango_functions() != NULL; }

// How a widget draws letters, but with their exact widths, which are the same at every zoom; the
// caller frees it.
static void *options_of(const struct rehearsal_pango *pango, void *widget) {
  void *of_widget = pango->pango_cairo_context_get_font_options(widget);
  void *own =
      of_widget ? pango->cairo_font_options_copy(of_widget) : pango->cairo_font_options_create();
  pango->cairo_font_options_set_hint_metrics(own, METRICS_OFF);
  return own;
}

// The font of a widget without its size; the caller frees it.
static void *font_of(const struct rehearsal_pango *pango, void *widget) {
  void *font = pango->pango_font_description_copy(pango->pango_context_get_font_description(widget));
  pango->pango_font_description_unset_fields(font, FONT_SIZE);
  return font;
}

RehearsalRuler *rehearsal_ruler_create_like(void *widget) {
  const struct rehearsal_pango *pango = rehearsal_pango_functions();
  RehearsalRuler *ruler = pango ? calloc(1, sizeof *ruler) : NULL;
  if (!ruler) return NULL;
  ruler->pango = pango;
  void *map = pango->pango_context_get_font_map(widget);
  ruler->serial = pango->pango_font_map_get_serial(map);
  ruler->context = pango->pango_font_map_create_context(map);
  pango->pango_context_set_language(ruler->context, pango->pango_context_get_language(widget));
  void *options = options_of(pango, widget);
  pango->pango_cairo_context_set_font_options(ruler->context, options);
  pango->cairo_font_options_destroy(options);
  pango->pango_context_set_round_glyph_positions(ruler->context, 0);
  ruler->layout = pango->pango_layout_new(ruler->context);
  pango->pango_layout_set_wrap(ruler->layout, WRAP_WORD_CHAR);
  ruler->font = font_of(pango, widget);
  return ruler;
}

// A map of the fonts of a folder alone; NULL if there are none.
static void *map_of_folder(const struct rehearsal_pango *pango, const char *folder) {
  void *config = pango->FcConfigCreate();
  if (!config) return NULL;
  const struct {
    int count;
  } *fonts = NULL;
  // Where it keeps what it knows of fonts, as the usual configuration does; without it fontconfig
  // complains.
  static const char cache[] =
      "<fontconfig><cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>";
  pango->FcConfigParseAndLoadFromMemory(config, (const unsigned char *)cache, 0);
  // 1 is the set of an application's own fonts; its first member is their number.
  if (pango->FcConfigAppFontAddDir(config, (const unsigned char *)folder))
    fonts = pango->FcConfigGetFonts(config, 1);
  void *map = fonts && fonts->count > 0 ? pango->pango_cairo_font_map_new() : NULL;
  if (map) pango->pango_fc_font_map_set_config(map, config);
  pango->FcConfigDestroy(config);
  return map;
}

RehearsalRuler *rehearsal_ruler_create(const char *font, const char *folder) {
  const struct rehearsal_pango *pango = rehearsal_pango_functions();
  if (!pango) return NULL;
  void *own = folder ? map_of_folder(pango, folder) : NULL;
  if (folder && !own) return NULL;
  void *map = own ? own : pango->pango_cairo_font_map_get_default();
  void *like = pango->pango_font_map_create_context(map);
  void *description = pango->pango_font_description_from_string(font);
  pango->pango_context_set_font_description(like, description);
  pango->pango_font_description_free(description);
  RehearsalRuler *ruler = rehearsal_ruler_create_like(like);
  pango->g_object_unref(like);
  if (ruler) ruler->map = own;
  else if (own) pango->g_object_unref(own);
  return ruler;
}

void rehearsal_ruler_free(RehearsalRuler *ruler) {
  if (!ruler) return;
  ruler->pango->g_object_unref(ruler->layout);
  ruler->pango->g_object_unref(ruler->context);
  if (ruler->map) ruler->pango->g_object_unref(ruler->map);
  ruler->pango->pango_font_description_free(ruler->font);
  free(ruler);
}

bool rehearsal_ruler_is_like(const RehearsalRuler *ruler, void *widget) {
  const struct rehearsal_pango *pango = ruler->pango;
  void *font = font_of(pango, widget);
  void *options = options_of(pango, widget);
  bool is_like =
      pango->pango_font_description_equal(ruler->font, font) &&
      pango->cairo_font_options_equal(
          pango->pango_cairo_context_get_font_options(ruler->context), options) &&
      pango->pango_context_get_language(ruler->context) ==
          pango->pango_context_get_language(widget) &&
      ruler->serial == pango->pango_font_map_get_serial(pango->pango_context_get_font_map(widget));
  pango->pango_font_description_free(font);
  pango->cairo_font_options_destroy(options);
  return is_like;
}

static void lay_out(
    RehearsalRuler *ruler, const char *text, double pixels, bool bold, double scale,
    int32_t width) {
  const struct rehearsal_pango *pango = ruler->pango;
  void *font = pango->pango_font_description_copy(ruler->font);
  pango->pango_font_description_set_absolute_size(font, pixels * UNIT);
  if (bold) pango->pango_font_description_set_weight(font, WEIGHT_BOLD);
  pango->pango_layout_set_font_description(ruler->layout, font);
  pango->pango_font_description_free(font);
  void *attributes = pango->pango_attr_list_new();
  // As in labels: a hyphen would change a name, a path or code.
  if (width >= 0)
    pango->pango_attr_list_insert(attributes, pango->pango_attr_insert_hyphens_new(0));
  if (scale != 1) pango->pango_attr_list_insert(attributes, pango->pango_attr_scale_new(scale));
  pango->pango_layout_set_attributes(ruler->layout, attributes);
  pango->pango_attr_list_unref(attributes);
  int32_t most = INT32_MAX / UNIT;
  pango->pango_layout_set_width(
      ruler->layout, width < 0 ? -1 : (width < 1 ? 1 : width > most ? most : width) * UNIT);
  pango->pango_layout_set_text(ruler->layout, text, -1);
}

RehearsalTextSize rehearsal_ruler_measure(
    RehearsalRuler *ruler, const char *text, double pixels, bool bold, double scale,
    int32_t width) {
  lay_out(ruler, text, pixels, bold, scale, width);
  RehearsalTextSize size = {0, 0, 0, 0};
  ruler->pango->pango_layout_get_pixel_size(ruler->layout, &size.width, &size.height);
  size.lines = ruler->pango->pango_layout_get_line_count(ruler->layout);
  size.missing = ruler->pango->pango_layout_get_unknown_glyphs_count(ruler->layout);
  return size;
}

void rehearsal_ruler_fonts(
    RehearsalRuler *ruler, const char *text, bool bold,
    void (*tell)(void *context, const char *family, int32_t version), void *context) {
  const struct rehearsal_pango *pango = ruler->pango;
  lay_out(ruler, text, 16, bold, 1, -1);
  void *place = pango->pango_layout_get_iter(ruler->layout);
  do {
    const struct rehearsal_pango_run *run = pango->pango_layout_iter_get_run_readonly(place);
    void *font = run ? run->item->font : NULL;
    if (!font) continue;
    void *description = pango->pango_font_describe(font);
    const char *family = pango->pango_font_description_get_family(description);
    void *pattern = pango->pango_fc_font_get_pattern(font);
    int version = 0;
    if (!pattern || pango->FcPatternGetInteger(pattern, "fontversion", 0, &version)) version = 0;
    if (family) tell(context, family, version);
    pango->pango_font_description_free(description);
  } while (pango->pango_layout_iter_next_run(place));
  pango->pango_layout_iter_free(place);
}
