#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// Macros and variable arguments in a form that Swift imports.

static inline bool rehearsal_is_container(void *object) { return GTK_IS_CONTAINER(object); }
/// Whether a person can write in it.
static inline bool rehearsal_takes_text(void *object) {
  return GTK_IS_TEXT_VIEW(object) ? gtk_text_view_get_editable(GTK_TEXT_VIEW(object))
                                  : GTK_IS_ENTRY(object);
}
static inline bool rehearsal_is_window(void *object) { return GTK_IS_WINDOW(object); }

/// The name of the type, static text.
static inline const char *rehearsal_type_name(void *object) { return G_OBJECT_TYPE_NAME(object); }

/// The schema of settings; the caller unrefs it.
static inline GSettingsSchema *rehearsal_settings_schema(GSettings *settings) {
  GSettingsSchema *schema = NULL;
  g_object_get(settings, "settings-schema", &schema, NULL);
  return schema;
}

/// The launch context of a display, as the general type that starts programs.
static inline GAppLaunchContext *rehearsal_launch_context(GdkAppLaunchContext *context) {
  return G_APP_LAUNCH_CONTEXT(context);
}

/// A plain GObject, not floating: for tests and as a weak anchor.
static inline GObject *rehearsal_object_new(void) { return g_object_new(G_TYPE_OBJECT, NULL); }

/// Tells all who follow a property that it has changed.
static inline void rehearsal_notify(GObject *object, const char *property) {
  g_object_notify(object, property);
}

static inline void rehearsal_set_boolean(GObject *object, const char *name, bool value) {
  g_object_set(object, name, (gboolean)value, NULL);
}
static inline bool rehearsal_get_boolean(GObject *object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline void rehearsal_set_integer(GObject *object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}
static inline int rehearsal_get_integer(GObject *object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline void rehearsal_set_string(GObject *object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}
/// The caller frees the result with `g_free`.
static inline char *rehearsal_get_string(GObject *object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

/// Sets the colours of the letters with a tag, and of the ground under them.
static inline void rehearsal_tag_set_colors(
  GtkTextTag *tag, const GdkRGBA *text, const GdkRGBA *ground) {
  g_object_set(tag, "foreground-rgba", text, "background-rgba", ground, NULL);
}
