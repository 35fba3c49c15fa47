#include "overlay.h"

// Where a child lies along one side: its start and its length.
static void align(GtkAlign align, int room, int natural, int *start, int *length) {
  *length = align == GTK_ALIGN_FILL ? room : MIN(natural, room);
  *start = align == GTK_ALIGN_END ? room - *length
           : align == GTK_ALIGN_CENTER ? (room - *length) / 2 : 0;
}

static gboolean place(
  GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, gpointer unused) {
  (void)unused;
  GtkWidget *widget = GTK_WIDGET(overlay);
  int width = gtk_widget_get_allocated_width(widget), least, natural;
  gtk_widget_get_preferred_width(child, &least, NULL);
  if (least <= width) return FALSE;
  gtk_widget_get_preferred_height_for_width(child, least, NULL, &natural);
  place->width = least;
  place->x = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? width - least : 0;
  align(
    gtk_widget_get_valign(child), gtk_widget_get_allocated_height(widget), natural, &place->y,
    &place->height);
  return TRUE;
}

void rehearsal_overlay_keeps_widths(GtkOverlay *overlay) {
  g_signal_connect(overlay, "get-child-position", G_CALLBACK(place), NULL);
}
