#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// A plain list with section headings: a GtkTreeView in fixed-height mode over a
// GtkListStore. Rows are counted from 0, headings included. Texts are copied.

/// A new floating view without rows.
GtkWidget *rehearsal_outline_new(void);

// The colours of the texts behind items, for a dark ground or a light one.
void rehearsal_outline_set_dark(GtkWidget *outline, bool dark);

/// Between these two calls thousands of rows may be appended; `begin` empties the list,
/// `end` shows it.
void rehearsal_outline_begin(GtkWidget *outline);
void rehearsal_outline_end(GtkWidget *outline);

/// How the text after an item looks.
typedef enum {
  rehearsal_outline_plain, rehearsal_outline_good, rehearsal_outline_bad, rehearsal_outline_dim
} RehearsalOutlineLook;

/// Appends an item; `icon`, `detail` and `trailing` may be NULL.
void rehearsal_outline_append(
  GtkWidget *outline, const char *icon, const char *text, const char *detail,
  const char *trailing, const char *identifier);
/// Appends a heading, which cannot be selected and which the cursor passes over. One with an
/// identifier has a “+” at its end; the cursor goes there, and Return or a click on the “+” activates
/// it.
void rehearsal_outline_append_heading(
  GtkWidget *outline, const char *text, const char *identifier);
/// Whether the event that is handled is a click outside the “+” of a heading.
bool rehearsal_outline_is_beside_add(GtkWidget *outline);

void rehearsal_outline_set_trailing(
  GtkWidget *outline, int row, const char *trailing, RehearsalOutlineLook look);

/// NULL for headings and rows that do not exist; the caller frees it with `g_free`.
char *rehearsal_outline_identifier(GtkWidget *outline, int row);

/// -1 for none; selecting a row scrolls to it.
int rehearsal_outline_selected(GtkWidget *outline);
void rehearsal_outline_select(GtkWidget *outline, int row);

/// The row at a place of the widget as the signal `query-tooltip` has it; -1 for none.
int rehearsal_outline_row_at(GtkWidget *outline, int x, int y, bool by_keyboard);
/// Shows a text for a row.
void rehearsal_outline_set_tooltip(
  GtkWidget *outline, GtkTooltip *tooltip, int row, const char *text);

/// Marks the row that something dragged would be dropped on; -1 for none.
void rehearsal_outline_set_drop_row(GtkWidget *outline, int row);

/// The row of a path, -1 for NULL.
int rehearsal_outline_row(GtkTreePath *path);
