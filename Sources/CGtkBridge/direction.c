#include "direction.h"

#include "canvas-private.h"

static void direct(GtkWidget *widget, gpointer data) {
  GtkTextDirection direction = GPOINTER_TO_INT(data);
  gtk_widget_set_direction(widget, direction);
  if (REHEARSAL_IS_CANVAS(widget)) canvas_directed(REHEARSAL_CANVAS(widget));
  // GTK hands no direction down to the children, which have the desktop's.
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), direct, data);
}

void rehearsal_set_direction(GtkWidget *widget, GtkTextDirection direction) {
  direct(widget, GINT_TO_POINTER(direction));
}
