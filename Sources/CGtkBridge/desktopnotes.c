#include "desktopnotes.h"

#define SERVICE "org.freedesktop.Notifications"
#define PLACE "/org/freedesktop/Notifications"

struct RehearsalNotes {
  RehearsalNoteCall call;
  void *context;
  GCancellable *cancellable;
  GDBusConnection *bus;
  guint subscription;
};

typedef struct {
  RehearsalNotes *notes;
  // A reference: the object may be freed before the answer comes.
  GCancellable *cancellable;
  gint64 tag;
  GVariant *arguments;
} Sending;

RehearsalNotes *rehearsal_notes_new(RehearsalNoteCall call, void *context) {
  RehearsalNotes *notes = g_new0(RehearsalNotes, 1);
  notes->call = call;
  notes->context = context;
  notes->cancellable = g_cancellable_new();
  return notes;
}

void rehearsal_notes_free(RehearsalNotes *notes) {
  g_cancellable_cancel(notes->cancellable);
  g_object_unref(notes->cancellable);
  if (notes->bus) {
    g_dbus_connection_signal_unsubscribe(notes->bus, notes->subscription);
    g_object_unref(notes->bus);
  }
  g_free(notes);
}

static void on_signal(
  GDBusConnection *bus, const char *sender, const char *path, const char *interface,
  const char *name, GVariant *arguments, gpointer data
) {
  RehearsalNotes *notes = data;
  guint32 id = 0;
  if (g_strcmp0(name, "ActionInvoked") == 0 &&
      g_variant_is_of_type(arguments, G_VARIANT_TYPE("(us)"))) {
    const char *key = NULL;
    g_variant_get(arguments, "(u&s)", &id, &key);
    notes->call(notes->context, REHEARSAL_NOTE_ACTION, id, 0, key);
  } else if (
    g_strcmp0(name, "NotificationClosed") == 0 &&
    g_variant_is_of_type(arguments, G_VARIANT_TYPE("(uu)"))) {
    guint32 reason = 0;
    g_variant_get(arguments, "(uu)", &id, &reason);
    notes->call(notes->context, REHEARSAL_NOTE_CLOSED, id, reason, NULL);
  }
}

static void finish(Sending *sending) {
  g_variant_unref(sending->arguments);
  g_object_unref(sending->cancellable);
  g_free(sending);
}

static void fail(Sending *sending, GError *error) {
  // After the end of the object there is no observer to tell.
  if (!g_cancellable_is_cancelled(sending->cancellable)) {
    g_dbus_error_strip_remote_error(error);
    RehearsalNotes *notes = sending->notes;
    notes->call(notes->context, REHEARSAL_NOTE_FAILED, 0, sending->tag, error->message);
  }
  g_error_free(error);
  finish(sending);
}

static void on_sent(GObject *source, GAsyncResult *result, gpointer data) {
  Sending *sending = data;
  GError *error = NULL;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, &error);
  if (!answer) {
    fail(sending, error);
    return;
  }
  guint32 id = 0;
  g_variant_get(answer, "(u)", &id);
  g_variant_unref(answer);
  if (!g_cancellable_is_cancelled(sending->cancellable)) {
    RehearsalNotes *notes = sending->notes;
    notes->call(notes->context, REHEARSAL_NOTE_SENT, id, sending->tag, NULL);
  }
  finish(sending);
}

static void send_on(GDBusConnection *bus, Sending *sending) {
  g_dbus_connection_call(
    bus, SERVICE, PLACE, SERVICE, "Notify", sending->arguments, G_VARIANT_TYPE("(u)"),
    G_DBUS_CALL_FLAGS_NONE, -1, sending->cancellable, on_sent, sending);
}

static void on_bus(GObject *source, GAsyncResult *result, gpointer data) {
  Sending *sending = data;
  GError *error = NULL;
  GDBusConnection *bus = g_bus_get_finish(result, &error);
  if (!bus) {
    fail(sending, error);
    return;
  }
  if (g_cancellable_is_cancelled(sending->cancellable)) {
    g_object_unref(bus);
    finish(sending);
    return;
  }
  RehearsalNotes *notes = sending->notes;
  if (notes->bus) {
    g_object_unref(bus);
  } else {
    notes->bus = bus;
    notes->subscription = g_dbus_connection_signal_subscribe(
      bus, SERVICE, SERVICE, NULL, PLACE, NULL, G_DBUS_SIGNAL_FLAGS_NONE, on_signal, notes, NULL);
  }
  send_on(notes->bus, sending);
}

void rehearsal_notes_send(
  RehearsalNotes *notes, int64_t tag, const char *title, const char *body, const char *icon,
  const char *action
) {
  GVariantBuilder actions, hints;
  g_variant_builder_init(&actions, G_VARIANT_TYPE("as"));
  g_variant_builder_add(&actions, "s", "default");
  g_variant_builder_add(&actions, "s", action ? action : title);
  if (action) {
    g_variant_builder_add(&actions, "s", "open");
    g_variant_builder_add(&actions, "s", action);
  }
  g_variant_builder_init(&hints, G_VARIANT_TYPE("a{sv}"));
  g_variant_builder_add(&hints, "{sv}", "desktop-entry", g_variant_new_string(icon));
  // The window plays the sound itself, or the person has muted the device.
  g_variant_builder_add(&hints, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
  Sending *sending = g_new0(Sending, 1);
  sending->notes = notes;
  sending->cancellable = g_object_ref(notes->cancellable);
  sending->tag = tag;
  sending->arguments = g_variant_ref_sink(
    g_variant_new("(susssasa{sv}i)", title, 0u, icon, title, body, &actions, &hints, -1));
  if (notes->bus) {
    send_on(notes->bus, sending);
  } else {
    g_bus_get(G_BUS_TYPE_SESSION, notes->cancellable, on_bus, sending);
  }
}

void rehearsal_notes_close(RehearsalNotes *notes, uint32_t id) {
  if (!notes->bus) return;
  g_dbus_connection_call(
    notes->bus, SERVICE, PLACE, SERVICE, "CloseNotification", g_variant_new("(u)", id), NULL,
    G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}
