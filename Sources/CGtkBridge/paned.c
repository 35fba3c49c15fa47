// The edge between two sides as a stop for Tab. See paned.h.

#include "paned.h"

// The places of Tab: the first side, the edge, the second side.
enum { first_side, edge, second_side, places };

static gboolean focus(GtkWidget *widget, GtkDirectionType direction, gpointer unused) {
  (void)unused;
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) return FALSE;
  GtkWidget *sides[places] = {
    [first_side] = gtk_paned_get_child1(GTK_PANED(widget)),
    [second_side] = gtk_paned_get_child2(GTK_PANED(widget)),
  };
  // One side alone has no edge.
  for (int place = first_side; place < places; place += 2)
    if (sides[place] == NULL || !gtk_widget_get_visible(sides[place])) return FALSE;
  GtkWidget *inside = gtk_container_get_focus_child(GTK_CONTAINER(widget));
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  int place = step > 0 ? first_side : second_side;
  if (gtk_widget_is_focus(widget)) place = edge + step;
  else if (inside != NULL) place = inside == sides[first_side] ? first_side : second_side;
  for (; place >= first_side && place < places; place += step) {
    if (place == edge) gtk_widget_grab_focus(widget);
    if (place == edge || gtk_widget_child_focus(sides[place], direction)) return TRUE;
  }
  // Otherwise GTK would begin again inside.
  g_signal_stop_emission_by_name(widget, "focus");
  return FALSE;
}

// At Tab, GTK first leaves the edge for what had the focus before F8, and then goes on from there.
static gboolean stay(GtkPaned *paned, gpointer unused) {
  (void)unused;
  g_signal_stop_emission_by_name(paned, "toggle-handle-focus");
  return FALSE;
}

void rehearsal_paned_takes_tab(GtkWidget *paned) {
  g_signal_connect(paned, "focus", G_CALLBACK(focus), NULL);
  g_signal_connect(paned, "toggle-handle-focus", G_CALLBACK(stay), NULL);
}
