#include "sourceview.h"

#include <dlfcn.h>

// GtkSourceView's types are opaque here, and most of what it can do is a property.

typedef struct Attributes Attributes;

static struct {
  bool isTried;
  GType (*type)(void);
  GObject *(*create_mark)(
    GtkTextBuffer *buffer, const char *name, const char *category, const GtkTextIter *place);
  void (*remove_marks)(
    GtkTextBuffer *buffer, const GtkTextIter *start, const GtkTextIter *end, const char *category);
  Attributes *(*new_attributes)(void);
  void (*set_icon)(Attributes *attributes, const char *name);
  void (*set_attributes)(
    GtkWidget *view, const char *category, Attributes *attributes, int priority);
} library;

static void load(void) {
  if (library.isTried) return;
  library.isTried = true;
  // Never closed: its types stay registered.
  void *handle = dlopen("libgtksourceview-4.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return;
  GType (*type)(void) = (GType (*)(void))dlsym(handle, "gtk_source_view_get_type");
  *(void **)&library.create_mark = dlsym(handle, "gtk_source_buffer_create_source_mark");
  *(void **)&library.remove_marks = dlsym(handle, "gtk_source_buffer_remove_source_marks");
  *(void **)&library.new_attributes = dlsym(handle, "gtk_source_mark_attributes_new");
  *(void **)&library.set_icon = dlsym(handle, "gtk_source_mark_attributes_set_icon_name");
  *(void **)&library.set_attributes = dlsym(handle, "gtk_source_view_set_mark_attributes");
  if (
    library.create_mark && library.remove_marks && library.new_attributes && library.set_icon
    && library.set_attributes) {
    library.type = type;
  }
}

bool rehearsal_source_view_is_available(void) {
  load();
  return library.type != NULL;
}

static bool is_source_view(GtkWidget *view) {
  return library.type && G_TYPE_CHECK_INSTANCE_TYPE(view, library.type());
}

GtkWidget *rehearsal_source_view_new(void) {
  if (!rehearsal_source_view_is_available()) return gtk_text_view_new();
  GtkWidget *view = g_object_new(
    library.type(), "show-line-numbers", TRUE, "show-line-marks", TRUE, "tab-width", 8u,
    "indent-width", 2, "insert-spaces-instead-of-tabs", TRUE, "smart-backspace", TRUE, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  // The colours are those of the style sheets and of our tags.
  g_object_set(
    buffer, "max-undo-levels", 0, "highlight-syntax", FALSE, "highlight-matching-brackets", FALSE,
    "implicit-trailing-newline", FALSE, "style-scheme", NULL, NULL);
  return view;
}

void rehearsal_source_view_define_mark(
  GtkWidget *view, const char *category, const char *icon, int priority) {
  if (!is_source_view(view)) return;
  Attributes *attributes = library.new_attributes();
  library.set_icon(attributes, icon);
  library.set_attributes(view, category, attributes, priority);
  g_object_unref(attributes);
}

void rehearsal_source_view_add_mark(
  GtkWidget *view, const char *category, const GtkTextIter *place) {
  if (!is_source_view(view)) return;
  library.create_mark(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), NULL, category, place);
}

void rehearsal_source_view_remove_marks(GtkWidget *view, const char *category) {
  if (!is_source_view(view)) return;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  library.remove_marks(buffer, &start, &end, category);
}
