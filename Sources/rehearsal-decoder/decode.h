#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

// Reads a picture from a descriptor to its end; of an animation its first frame, and no more than
// that needs. Returns an outcome of CDecoder.h; with `rehearsal_decoder_shown`, the caller owns the
// pixels.
guint32 decode_picture(int descriptor, GdkPixbuf **pixels);
