// Icons by their files, where these are known without reading the icon themes.
//
// GTK reads the lists of all folders of the icon theme and of those that it inherits before it looks
// for the first icon, and draws pictures of vectors with a library that takes long to start. That is
// a tenth of all work when a window opens.

#include "icons.h"

#include <stdbool.h>
#include <unistd.h>

// The edge of the icons in pixels: of larger ones GTK finds the best file.
enum { usual_size = 16 };

bool rehearsal_any_monitor_is_dense(void) {
  GdkDisplay *display = gdk_display_get_default();
  for (int index = 0; index < gdk_display_get_n_monitors(display); index++)
    if (gdk_monitor_get_scale_factor(gdk_display_get_monitor(display, index)) > 1) return true;
  return false;
}

// Whether the icons are those that every installation of GTK has, as they are.
static bool is_usual(void) {
  if (gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL || rehearsal_any_monitor_is_dense()) return false;
  char *theme = NULL;
  g_object_get(gtk_settings_get_default(), "gtk-icon-theme-name", &theme, NULL);
  bool is = g_strcmp0(theme, "Adwaita") == 0;
  g_free(theme);
  return is;
}

// Where folders of icons are, a person's own before those of all; NULL comes last.
static char **places(void) {
  static char **found;
  if (found == NULL) gtk_icon_theme_get_search_path(gtk_icon_theme_get_default(), &found, NULL);
  return found;
}

static char *existing(const char *place, const char *below, const char *name, const char *ending) {
  char *path = g_strconcat(place, below, name, ending, NULL);
  if (access(path, R_OK) == 0) return path;
  g_free(path);
  return NULL;
}

// The first file of an icon below one of the places. The caller frees it.
static char *first_existing(const char *below, const char *name, const char *ending) {
  char *path = NULL;
  for (char **place = places(); *place != NULL && path == NULL; place++)
    path = existing(*place, below, name, ending);
  return path;
}

// The first place that has the theme. Where a person has a folder of that name, it may lack icons,
// and then GTK looks in the others.
static const char *place_of_theme(void) {
  for (char **place = places(); *place != NULL; place++) {
    char *path = existing(*place, "/Adwaita", "", "");
    g_free(path);
    if (path != NULL) return *place;
  }
  return NULL;
}

// The file of an icon; NULL where it is left to GTK. The caller frees it.
static char *file_of(const char *name) {
  static const char *const kinds[] = {
    "actions/", "ui/", "places/", "status/", "devices/", "mimetypes/", "legacy/", "emotes/",
  };
  if (!g_str_has_suffix(name, "-symbolic")) return NULL;
  if (g_str_has_prefix(name, "rehearsal-"))
    return first_existing("/hicolor/16x16/apps/", name, ".symbolic.png");
  const char *place = place_of_theme();
  char *file = NULL;
  for (guint index = 0; place != NULL && index < G_N_ELEMENTS(kinds) && file == NULL; index++) {
    char *below = g_strconcat("/Adwaita/16x16/", kinds[index], NULL);
    file = existing(place, below, name, ".symbolic.png");
    g_free(below);
  }
  return file;
}

GIcon *rehearsal_icon_new(const char *name, int size) {
  char *path = size == usual_size && is_usual() ? file_of(name) : NULL;
  if (path == NULL) return g_themed_icon_new(name);
  GFile *file = g_file_new_for_path(path);
  GIcon *icon = g_file_icon_new(file);
  g_object_unref(file);
  g_free(path);
  return icon;
}

static void dress(GtkWidget *widget, gpointer unused) {
  (void)unused;
  if (GTK_IS_IMAGE(widget)) {
    const char *name = NULL;
    GtkIconSize size;
    if (gtk_image_get_storage_type(GTK_IMAGE(widget)) != GTK_IMAGE_ICON_NAME) return;
    gtk_image_get_icon_name(GTK_IMAGE(widget), &name, &size);
    GIcon *icon = name != NULL ? rehearsal_icon_new(name, usual_size) : NULL;
    if (icon == NULL) return;
    gtk_image_set_from_gicon(GTK_IMAGE(widget), icon, size);
    g_object_unref(icon);
  } else if (GTK_IS_CONTAINER(widget)) {
    gtk_container_forall(GTK_CONTAINER(widget), dress, NULL);
  }
}

void rehearsal_icons_dress(GtkWidget *widget) { dress(widget, NULL); }

void rehearsal_icons_set_default(const char *name) {
  char *path = first_existing("/hicolor/48x48/apps/", name, ".png");
  GdkPixbuf *pixels = path == NULL ? NULL : gdk_pixbuf_new_from_file(path, NULL);
  g_free(path);
  if (pixels == NULL) return gtk_window_set_default_icon_name(name);
  gtk_window_set_default_icon(pixels);
  g_object_unref(pixels);
}
