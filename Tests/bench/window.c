// What a window costs at the least on this machine: an application with a window with a button.

#include <gtk/gtk.h>

static void activate(GtkApplication *application, gpointer unused) {
  (void)unused;
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 200);
  gtk_container_add(GTK_CONTAINER(window), gtk_button_new_with_label("OK"));
  gtk_widget_show_all(window);
}

int main(int count, char **words) {
  GtkApplication *application =
      gtk_application_new("io.github.rehearsal.Baseline", 0);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, words);
  g_object_unref(application);
  return status;
}
