// The part of Adwaita's style sheet that the windows of this program need.
//
// Reading all of it takes longer than anything else when a window opens. More than half is about
// widgets that only dialogs of GTK have, which need all of it, and about widgets that are in neither.

#define _GNU_SOURCE

#include "theme-private.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The elements and classes that the windows do not have, in the order of their bytes. What GTK
// itself adds to an entry is not among them: its menu, its handles for a finger and its emoji.
static const char *const others[] = {
  ".app-notification", ".color", ".content-view", ".fine-tune", ".floating-bar",
  ".inline-toolbar", ".location-bar", ".marks-after", ".marks-before", ".osd", ".path-bar",
  ".primary-toolbar", ".scale-popup", ".search-bar", ".selection-menu", ".selection-mode",
  ".stack-switcher", "actionbar", "assistant", "calendar", "colorchooser", "colorswatch",
  "filechooser", "iconview", "infobar", "levelbar", "messagedialog", "notebook", "placessidebar",
  "printdialog", "scale", "searchbar", "shortcut", "spinbutton", "stacksidebar", "stackswitcher",
  "toolbar", "toolbutton",
};

struct word {
  const char *start;
  size_t length;
};

static int compare(const void *key, const void *entry) {
  const struct word *word = key;
  const char *other = *(const char *const *)entry;
  int order = strncmp(word->start, other, word->length);
  return order != 0 ? order : other[word->length] == 0 ? 0 : -1;
}

static bool is_other(struct word word) {
  return bsearch(
    &word, others, G_N_ELEMENTS(others), sizeof others[0], compare) != NULL;
}

static bool is_letter(char byte) { return g_ascii_isalnum(byte) || byte == '-' || byte == '_'; }

// Whether a selector asks for an element or a class that the windows do not have. What is in
// parentheses, as in :not(…), is not asked for.
static bool is_needless(const char *start, const char *end) {
  int depth = 0;
  for (const char *here = start; here < end;) {
    if (*here == '(') depth++;
    if (*here == ')') depth--;
    bool is_pseudo = *here == ':' || *here == '#' || *here == '@';
    const char *word = here;
    if (is_pseudo || *here == '.') here++;
    const char *letters = here;
    while (here < end && is_letter(*here)) here++;
    if (here == letters) {
      here = letters + (letters == word);
      continue;
    }
    if (!is_pseudo && depth == 0 && is_other((struct word){word, (size_t)(here - word)})) return true;
  }
  return false;
}

// Appends the selectors that are needed, and answers whether there are any.
static bool append_selectors(GString *part, const char *start, const char *end) {
  bool any = false;
  int depth = 0;
  for (const char *here = start, *first = start; here <= end; here++) {
    if (here < end && *here == '(') depth++;
    if (here < end && *here == ')') depth--;
    if (here < end && (*here != ',' || depth > 0)) continue;
    if (!is_needless(first, here)) {
      if (any) g_string_append_c(part, ',');
      g_string_append_len(part, first, here - first);
      any = true;
    }
    first = here + 1;
  }
  return any;
}

// Where the choice of pictures of pixels begins in `image(-gtk-recolor(url("assets/….svg")), …)`.
static const char *skip_vectors(const char *start, const char *end) {
  static const char both[] = ".svg\")), ";
  const char *close = memchr(start, ')', end - start);
  if (close == NULL || close - start < 5 || end - close < 4) return start;
  const char *dot = close - 5;
  return memcmp(dot, both, MIN((gsize)(end - dot), sizeof both - 1)) == 0
    ? dot + sizeof both - 1 : start;
}

// Appends text in which the files of the theme have their whole addresses.
static void append_body(GString *part, const char *start, const char *end, bool vectors) {
  static const char call[] = "-gtk-recolor(";
  static const char local[] = "url(\"assets/";
  static const char whole[] = "url(\"resource:///org/gtk/libgtk/theme/Adwaita/assets/";
  const char *found;
  while ((found = memmem(start, end - start, local, sizeof local - 1)) != NULL) {
    const char *name = found + sizeof local - 1;
    const char *choice = vectors ? name : skip_vectors(name, end);
    if (choice != name) {
      g_string_append_len(part, start, found - start - (sizeof call - 1));
      start = choice;
      continue;
    }
    g_string_append_len(part, start, found - start);
    g_string_append_len(part, whole, sizeof whole - 1);
    start = name;
  }
  g_string_append_len(part, start, end - start);
}

// Where a block ends that begins at the brace; in @keyframes there are others in it.
static const char *end_of_block(const char *brace, const char *end) {
  int depth = 0;
  for (const char *here = brace; here < end; here++) {
    if (*here == '{') depth++;
    if (*here == '}' && --depth == 0) return here + 1;
  }
  return end;
}

static const char *skip(const char *here, const char *end) {
  while (here < end) {
    if (g_ascii_isspace(*here)) {
      here++;
    } else if (end - here > 3 && here[0] == '/' && here[1] == '*') {
      const char *close = memmem(here + 2, end - here - 2, "*/", 2);
      here = close != NULL ? close + 2 : end;
    } else {
      break;
    }
  }
  return here;
}

GString *rehearsal_theme_part(const char *sheet, gsize length, bool vectors) {
  GString *part = g_string_sized_new(length / 2);
  const char *end = sheet + length;
  for (const char *here = skip(sheet, end); here < end; here = skip(here, end)) {
    const char *stop = here;
    while (stop < end && *stop != '{' && *stop != ';') stop++;
    const char *next = stop < end && *stop == '{' ? end_of_block(stop, end) : MIN(stop + 1, end);
    if (*here == '@') {
      append_body(part, here, next, vectors);
    } else if (append_selectors(part, here, stop)) {
      append_body(part, stop, next, vectors);
    }
    here = next;
  }
  return part;
}
