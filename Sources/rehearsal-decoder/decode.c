#include "decode.h"

#include <CDecoder.h>
#include <errno.h>
#include <unistd.h>

// So few bytes at a time that little more than the first frame of an animation is decoded.
enum { piece = 4096 };

struct progress {
  gboolean is_too_large;
  // The row below the last one that is decoded.
  int bottom;
};

// Whether the format's loader tells each row, and not that a file has ended too early.
static gboolean comes_in_rows(GdkPixbufLoader *loader) {
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
  gchar *name = format == NULL ? NULL : gdk_pixbuf_format_get_name(format);
  gboolean comes = g_strcmp0(name, "png") == 0 || g_strcmp0(name, "pnm") == 0;
  g_free(name);
  return comes;
}

// Scales a size down to the longest edge that is wanted; whether it was longer.
static gboolean shorten(int *width, int *height) {
  int longest = MAX(*width, *height);
  if (longest <= rehearsal_decoder_longest_edge) return FALSE;
  double factor = (double)rehearsal_decoder_longest_edge / longest;
  *width = MAX(1, (int)(*width * factor));
  *height = MAX(1, (int)(*height * factor));
  return TRUE;
}

static void size_prepared(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  struct progress *progress = data;
  if ((gint64)width * height > rehearsal_decoder_most_pixels) {
    progress->is_too_large = TRUE;
    // With this size GdkPixbuf allocates nothing for the pixels.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
    return;
  }
  // A loader that scales tells no rows.
  if (!comes_in_rows(loader) && shorten(&width, &height))
    gdk_pixbuf_loader_set_size(loader, width, height);
}

static void area_updated(
  GdkPixbufLoader *loader, int x, int y, int width, int height, gpointer data) {
  (void)loader, (void)x, (void)width;
  struct progress *progress = data;
  progress->bottom = MAX(progress->bottom, y + height);
}

// Whether an animation has its first frame, and more that is not wanted.
static gboolean has_first_frame(GdkPixbufLoader *loader) {
  GdkPixbufAnimation *animation = gdk_pixbuf_loader_get_animation(loader);
  if (animation == NULL) return FALSE;
  GdkPixbufAnimationIter *first = gdk_pixbuf_animation_get_iter(animation, NULL);
  gboolean is_complete = !gdk_pixbuf_animation_iter_on_currently_loading_frame(first);
  g_object_unref(first);
  return is_complete;
}

static guint32 outcome_of(const GError *problem) {
  if (g_error_matches(problem, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
    return rehearsal_decoder_unknown;
  if (g_error_matches(problem, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY))
    return rehearsal_decoder_memory_refused;
  return rehearsal_decoder_damaged;
}

// The pixels that a closed loader has, at the size that is wanted; NULL where rows are missing.
static GdkPixbuf *pixels_of(GdkPixbufLoader *loader, const struct progress *progress) {
  GdkPixbuf *pixels = gdk_pixbuf_loader_get_pixbuf(loader);
  if (pixels == NULL) return NULL;
  int width = gdk_pixbuf_get_width(pixels), height = gdk_pixbuf_get_height(pixels);
  if (comes_in_rows(loader) && progress->bottom < height) return NULL;
  if (!shorten(&width, &height)) return g_object_ref(pixels);
  return gdk_pixbuf_scale_simple(pixels, width, height, GDK_INTERP_BILINEAR);
}

guint32 decode_picture(int descriptor, GdkPixbuf **pixels) {
  guchar buffer[piece];
  struct progress progress = {FALSE, 0};
  gboolean is_good = TRUE, is_enough = FALSE;
  GError *problem = NULL;
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(size_prepared), &progress);
  g_signal_connect(loader, "area-updated", G_CALLBACK(area_updated), &progress);
  while (is_good && !is_enough && !progress.is_too_large) {
    gssize count = read(descriptor, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    is_good = gdk_pixbuf_loader_write(loader, buffer, (gsize)count, &problem);
    is_enough = has_first_frame(loader);
  }
  // A loader must be closed; complaints about what comes after the first frame do not count.
  gdk_pixbuf_loader_close(loader, problem == NULL ? &problem : NULL);
  if (is_enough) g_clear_error(&problem);
  guint32 outcome = rehearsal_decoder_shown;
  if (progress.is_too_large) outcome = rehearsal_decoder_too_large;
  else if (problem != NULL) outcome = outcome_of(problem);
  else if ((*pixels = pixels_of(loader, &progress)) == NULL) outcome = rehearsal_decoder_damaged;
  g_clear_error(&problem);
  g_object_unref(loader);
  return outcome;
}
