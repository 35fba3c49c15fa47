#include "inhibit.h"

#define SERVICE "org.freedesktop.ScreenSaver"
#define PLACE "/org/freedesktop/ScreenSaver"

struct RehearsalInhibition {
  GtkApplication *application;
  // The number that GTK gave; 0 where there is no session manager.
  guint held;
  GDBusConnection *bus;
  // The number that the screen saver gave.
  guint32 cookie;
  gboolean has_cookie;
  gboolean waits;
  gboolean has_ended;
  GVariant *arguments;
};

static void release(RehearsalInhibition *inhibition) {
  if (inhibition->has_cookie) {
    g_dbus_connection_call(
      inhibition->bus, SERVICE, PLACE, SERVICE, "UnInhibit",
      g_variant_new("(u)", inhibition->cookie), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
  }
  g_clear_object(&inhibition->bus);
  g_clear_pointer(&inhibition->arguments, g_variant_unref);
  g_object_unref(inhibition->application);
  g_free(inhibition);
}

static void done(RehearsalInhibition *inhibition) {
  inhibition->waits = FALSE;
  if (inhibition->has_ended) release(inhibition);
}

static void on_answer(GObject *source, GAsyncResult *result, gpointer data) {
  RehearsalInhibition *inhibition = data;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer) {
    g_variant_get(answer, "(u)", &inhibition->cookie);
    inhibition->has_cookie = TRUE;
    g_variant_unref(answer);
  }
  done(inhibition);
}

static void on_session_bus(GObject *source, GAsyncResult *result, gpointer data) {
  RehearsalInhibition *inhibition = data;
  inhibition->bus = g_bus_get_finish(result, NULL);
  if (!inhibition->bus) {
    done(inhibition);
    return;
  }
  // A desktop that has no such service must not start one.
  g_dbus_connection_call(
    inhibition->bus, SERVICE, PLACE, SERVICE, "Inhibit", inhibition->arguments,
    G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, on_answer, inhibition);
}

RehearsalInhibition *rehearsal_inhibit(
  GtkApplication *application, GtkWindow *window, const char *name, const char *reason
) {
  RehearsalInhibition *inhibition = g_new0(RehearsalInhibition, 1);
  inhibition->application = g_object_ref(application);
  inhibition->held =
    gtk_application_inhibit(application, window, GTK_APPLICATION_INHIBIT_IDLE, reason);
  if (inhibition->held == 0) {
    inhibition->arguments = g_variant_ref_sink(g_variant_new("(ss)", name, reason));
    inhibition->waits = TRUE;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, on_session_bus, inhibition);
  }
  return inhibition;
}

void rehearsal_inhibition_end(RehearsalInhibition *inhibition) {
  if (inhibition->held != 0) {
    gtk_application_uninhibit(inhibition->application, inhibition->held);
  }
  inhibition->has_ended = TRUE;
  if (!inhibition->waits) release(inhibition);
}
