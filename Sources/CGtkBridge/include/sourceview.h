#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// A view for source text. GtkSourceView 4 is loaded when the first one is made, because it would
// make every start of the program slower. Where it is not installed, the view is a plain
// GtkTextView, and the functions for marks do nothing.

/// Whether GtkSourceView is installed; it is loaded for the answer, once. Main thread.
bool rehearsal_source_view_is_available(void);

/// A new floating view with line numbers and a column for marks; it records no changes to undo.
GtkWidget *rehearsal_source_view_new(void);

/// Gives the marks of a category an icon; those of a higher priority are drawn above others.
void rehearsal_source_view_define_mark(
  GtkWidget *view, const char *category, const char *icon, int priority);
/// Puts a mark of a category next to a line.
void rehearsal_source_view_add_mark(
  GtkWidget *view, const char *category, const GtkTextIter *place);
/// Removes all marks of a category.
void rehearsal_source_view_remove_marks(GtkWidget *view, const char *category);

// Properties of tags, which GObject sets with functions that Swift cannot call.

static inline void rehearsal_tag_set_color(
  GtkTextTag *tag, const char *property, const GdkRGBA *color) {
  g_object_set(tag, property, color, NULL);
}
static inline void rehearsal_tag_set_italic(GtkTextTag *tag, bool italic) {
  g_object_set(tag, "style", italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL, NULL);
}
static inline void rehearsal_tag_set_features(GtkTextTag *tag, const char *features) {
  g_object_set(tag, "font-features", features, NULL);
}
static inline void rehearsal_tag_set_wavy(GtkTextTag *tag, const GdkRGBA *color) {
  g_object_set(tag, "underline", PANGO_UNDERLINE_ERROR, "underline-rgba", color, NULL);
}
/// `indent` is in pixels; a negative one lets all but the first line of a paragraph begin further in.
static inline void rehearsal_tag_set_indent(GtkTextTag *tag, int indent) {
  g_object_set(tag, "indent", indent, NULL);
}
/// `gap` is in pixels below each line that ends in the text.
static inline void rehearsal_tag_set_gap(GtkTextTag *tag, int gap) {
  g_object_set(tag, "pixels-below-lines", gap, NULL);
}
