#pragma once

#include <glib.h>
#include <stdbool.h>

// The rules of a style sheet of Adwaita that the windows of this program need. Without vectors,
// pictures of pixels are named only where there are both.
GString *rehearsal_theme_part(const char *sheet, gsize length, bool vectors);
