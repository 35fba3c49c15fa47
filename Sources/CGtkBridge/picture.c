// Decodes pictures from memory, so that only our own functions open files.

#include "CGtkBridge.h"

typedef struct {
  gint64 most_pixels;
  int longest_edge;
  gboolean is_too_large;
} Limits;

static void size_prepared(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  Limits *limits = data;
  if ((gint64)width * height > limits->most_pixels) {
    limits->is_too_large = TRUE;
    // With this size GdkPixbuf allocates nothing for the pixels.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
    return;
  }
  int longest = MAX(width, height);
  if (longest <= limits->longest_edge) return;
  double factor = (double)limits->longest_edge / longest;
  gdk_pixbuf_loader_set_size(loader, MAX(1, (int)(width * factor)), MAX(1, (int)(height * factor)));
}

GdkPixbuf *rehearsal_decode_picture(
  const guchar *bytes, gsize length, gint64 most_pixels, int longest_edge, GError **error) {
  enum { piece = 65536 };
  Limits limits = {most_pixels, longest_edge, FALSE};
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(size_prepared), &limits);
  GError *problem = NULL;
  gboolean is_good = TRUE;
  for (gsize start = 0; start < length && is_good && !limits.is_too_large; start += piece)
    is_good = gdk_pixbuf_loader_write(loader, bytes + start, MIN(piece, length - start), &problem);
  // A loader must be closed; its complaint about the rest is not the first one.
  gdk_pixbuf_loader_close(loader, problem == NULL ? &problem : NULL);
  GdkPixbuf *pixels = NULL;
  if (limits.is_too_large) {
    g_clear_error(&problem);
  } else if (problem == NULL) {
    pixels = gdk_pixbuf_loader_get_pixbuf(loader);
    if (pixels != NULL) g_object_ref(pixels);
    else
      problem = g_error_new_literal(
        GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_CORRUPT_IMAGE, "no picture");
  }
  g_object_unref(loader);
  if (problem != NULL) g_propagate_error(error, problem);
  return pixels;
}
