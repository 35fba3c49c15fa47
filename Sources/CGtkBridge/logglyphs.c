// The colours and the glyphs of the log's rows.

#include "logpaint-private.h"

// Colours and glyphs (look/README.md)

const unsigned rehearsal_log_colours[REHEARSAL_LOOK_DARK_CONTRAST + 1][ORANGE + 1] = {
  {0x2E3436, 0x5E5C64, 0xFFFFFF, 0xE6E2DE, 0x1A5FB4, 0xD9E7F9, 0xF4F2F0, 0xFDE8E8, 0xC01C28,
   0xFDF1D8, 0x7A4500, 0xC98A00, 0x1F7544, 0x1A5FB4, 0x813D9C, 0x9A4A00},
  {0xEEEEEC, 0xB8B5B0, 0x2D2D2D, 0x3B3B3B, 0x8AB9F1, 0x1F3D63, 0x343434, 0x4A2526, 0xFF8A80,
   0x45381C, 0xFFD58A, 0xFFD58A, 0x7FD49A, 0x8AB9F1, 0xD9A3E6, 0xFFB86B},
  {0x000000, 0x2B2B2B, 0xFFFFFF, 0x6B6B6B, 0x0B3C7A, 0xC4DBF7, 0xEBEBEB, 0xFFD9D9, 0x8A0010,
   0xFFE9B8, 0x5A3200, 0x8A5A00, 0x0B4A27, 0x0B3C7A, 0x571F70, 0x6B3300},
  {0xFFFFFF, 0xE0E0E0, 0x000000, 0x8A8A8A, 0xA9CCFF, 0x0C335F, 0x1C1C1C, 0x5A1A1C, 0xFFB0A8,
   0x4A3600, 0xFFE0A0, 0xFFD58A, 0xA4F0BC, 0xA9CCFF, 0xEBC4F5, 0xFFCF96},
};

void rehearsal_log_set_colour(cairo_t *cr, RehearsalLook look, Colour colour) {
  unsigned rgb = rehearsal_log_colours[look][colour];
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
  [REHEARSAL_GLYPH_BRANCH] = {DIM,
    "M -3 5.5 L -3 -5.5 S 1.4 M -3 2 L 3 -2 L 3 -5.5 S 1.4"},
  [REHEARSAL_GLYPH_FILE] = {TEXT, "M -4.5 -5.5 L 1.5 -5.5 L 4.5 -2.5 L 4.5 5.5 L -4.5 5.5 Z S 1.6"},
};

void rehearsal_glyph_draw(
  cairo_t *cr, RehearsalGlyph glyph, RehearsalLook look, bool dim, double x, double y, double scale) {
  cairo_save(cr);
  cairo_translate(cr, x, y);
  cairo_scale(cr, scale, scale);
  rehearsal_log_set_colour(cr, look, dim ? DIM : glyphs[glyph].colour);
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
