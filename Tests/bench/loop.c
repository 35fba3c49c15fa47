// The least that a GTK program can do while a command runs: a window in which a square turns, and
// a thread that throws away what the command writes. meson-helpers/bench measures the gaps between
// its main loop's turns, and between its frames, next to those of the real window.
//
//     loop SECONDS PROGRAM [ARGUMENT…]

#include <gtk/gtk.h>

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

enum { most = 1000000 };

struct gaps {
  double *list;
  size_t count;
  gint64 last;
};

static struct gaps turns, frames;
static gboolean is_measuring;
static double angle;

static void note(struct gaps *gaps) {
  gint64 now = g_get_monotonic_time();
  if (is_measuring && gaps->last && gaps->count < most)
    gaps->list[gaps->count++] = (now - gaps->last) / 1000.0;
  gaps->last = now;
}

static gboolean turn(gpointer data) {
  (void)data;
  note(&turns);
  return G_SOURCE_CONTINUE;
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  note(&frames);
  angle = gdk_frame_clock_get_frame_time(clock) / 1e6;
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static gboolean draw(GtkWidget *widget, cairo_t *cairo, gpointer data) {
  (void)widget;
  (void)data;
  cairo_translate(cairo, 100, 100);
  cairo_rotate(cairo, angle);
  cairo_rectangle(cairo, -20, -20, 40, 40);
  cairo_fill(cairo);
  return FALSE;
}

static int by_size(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static void print_gaps(struct gaps *gaps) {
  if (gaps->count == 0) {
    fputs("0 0 ", stdout);
    return;
  }
  qsort(gaps->list, gaps->count, sizeof *gaps->list, by_size);
  size_t place = gaps->count * 999 / 1000;
  printf("%f %f ", gaps->list[place < gaps->count ? place : gaps->count - 1],
         gaps->list[gaps->count - 1]);
}

static gboolean begin(gpointer data) {
  (void)data;
  is_measuring = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean end(gpointer data) {
  (void)data;
  print_gaps(&turns);
  print_gaps(&frames);
  puts("");
  gtk_main_quit();
  return G_SOURCE_REMOVE;
}

static gpointer throw_away(gpointer data) {
  char bytes[65536];
  while (read(GPOINTER_TO_INT(data), bytes, sizeof bytes) > 0) continue;
  return NULL;
}

static void be_nice(gpointer data) {
  (void)data;
  setpgid(0, 0);
  setpriority(PRIO_PROCESS, 0, 10);
}

int main(int count, char **arguments) {
  if (count < 3 || !gtk_init_check(&count, &arguments)) return 64;
  turns.list = malloc(most * sizeof(double));
  frames.list = malloc(most * sizeof(double));
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL), *area = gtk_drawing_area_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1100, 700);
  gtk_container_add(GTK_CONTAINER(window), area);
  g_signal_connect(area, "draw", G_CALLBACK(draw), NULL);
  gtk_widget_add_tick_callback(area, tick, NULL, NULL);
  gtk_widget_show_all(window);
  GPid child = 0;
  int output = -1;
  if (!g_spawn_async_with_pipes(NULL, arguments + 2, NULL,
                                G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, be_nice, NULL,
                                &child, NULL, &output, NULL, NULL))
    return 71;
  g_thread_new("reader", throw_away, GINT_TO_POINTER(output));
  g_timeout_add(1, turn, NULL);
  g_timeout_add(1500, begin, NULL);
  g_timeout_add(1500 + 1000 * atoi(arguments[1]), end, NULL);
  gtk_main();
  kill(-child, SIGKILL);
  return 0;
}
