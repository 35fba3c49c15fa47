#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

/// Decodes the bytes of a picture file. Any thread.
///
/// A picture with an edge of more than `longest_edge` pixels is scaled down. NULL with `error` set
/// on failure; NULL without it if the picture has more than `most_pixels`.
GdkPixbuf *rehearsal_decode_picture(
  const guchar *bytes, gsize length, gint64 most_pixels, int longest_edge, GError **error);
