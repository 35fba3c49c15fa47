#pragma once

#include <gtk/gtk.h>

/// Gives each widget over the main child at least the width that it needs, beyond the end of the
/// overlay if need be. GTK gives it that of the overlay, and its parts negative widths then.
void rehearsal_overlay_keeps_widths(GtkOverlay *overlay);
