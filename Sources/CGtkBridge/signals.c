// Connects signals, timers and ticks to Swift closures. See signals.h for the ownership.

#include "signals.h"

static gint live_closures = 0;

int rehearsal_live_closures(void) { return g_atomic_int_get(&live_closures); }

void rehearsal_count_closure(int difference) { g_atomic_int_add(&live_closures, difference); }

typedef struct {
  RehearsalCall call;
  RehearsalRelease release;
  void *box;
} Closure;

static Closure *closure_new(RehearsalCall call, void *box, RehearsalRelease release) {
  Closure *closure = g_new(Closure, 1);
  *closure = (Closure){call, release, box};
  rehearsal_count_closure(1);
  return closure;
}

static void closure_free(gpointer data) {
  Closure *closure = data;
  closure->release(closure->box);
  rehearsal_count_closure(-1);
  g_free(closure);
}

static gboolean closure_call(gpointer data) {
  Closure *closure = data;
  return closure->call(closure->box, NULL);
}

// Arguments

static const GValue *value_at(const RehearsalArguments *arguments, guint index) {
  if (arguments == NULL || index >= arguments->count) return NULL;
  return &arguments->values[index];
}

void *rehearsal_argument_pointer(const RehearsalArguments *arguments, guint index) {
  const GValue *value = value_at(arguments, index);
  if (value == NULL) return NULL;
  if (G_VALUE_HOLDS_OBJECT(value)) return g_value_get_object(value);
  if (G_VALUE_HOLDS_BOXED(value)) return g_value_get_boxed(value);
  if (G_VALUE_HOLDS_POINTER(value)) return g_value_get_pointer(value);
  return NULL;
}

int rehearsal_argument_integer(const RehearsalArguments *arguments, guint index) {
  const GValue *value = value_at(arguments, index);
  if (value == NULL) return 0;
  if (G_VALUE_HOLDS_INT(value)) return g_value_get_int(value);
  if (G_VALUE_HOLDS_UINT(value)) return (int)g_value_get_uint(value);
  if (G_VALUE_HOLDS_BOOLEAN(value)) return g_value_get_boolean(value);
  if (G_VALUE_HOLDS_ENUM(value)) return g_value_get_enum(value);
  if (G_VALUE_HOLDS_FLAGS(value)) return (int)g_value_get_flags(value);
  return 0;
}

double rehearsal_argument_real(const RehearsalArguments *arguments, guint index) {
  const GValue *value = value_at(arguments, index);
  return value != NULL && G_VALUE_HOLDS_DOUBLE(value) ? g_value_get_double(value) : 0;
}

const char *rehearsal_argument_text(const RehearsalArguments *arguments, guint index) {
  const GValue *value = value_at(arguments, index);
  if (value == NULL) return NULL;
  if (G_VALUE_HOLDS_STRING(value)) return g_value_get_string(value);
  if (!G_VALUE_HOLDS_VARIANT(value)) return NULL;
  GVariant *variant = g_value_get_variant(value);
  if (variant == NULL || !g_variant_is_of_type(variant, G_VARIANT_TYPE_STRING)) return NULL;
  return g_variant_get_string(variant, NULL);
}

// Signals

static void marshal(
  GClosure *closure, GValue *result, guint count, const GValue *values, gpointer hint,
  gpointer unused) {
  (void)hint, (void)unused;
  Closure *ours = closure->data;
  RehearsalArguments arguments = {values + 1, count - 1};
  bool handled = ours->call(ours->box, &arguments);
  if (result != NULL && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, handled);
}

static void finalized(gpointer data, GClosure *closure) {
  (void)closure;
  closure_free(data);
}

gulong rehearsal_connect(
  GObject *object, const char *signal, bool after, RehearsalCall call, void *box,
  RehearsalRelease release) {
  Closure *ours = closure_new(call, box, release);
  guint id;
  GQuark detail;
  // GLib 2.74 does not release the closure if the object has no such signal.
  if (!g_signal_parse_name(signal, G_OBJECT_TYPE(object), &id, &detail, TRUE)) {
    g_warning("%s has no signal %s", G_OBJECT_TYPE_NAME(object), signal);
    closure_free(ours);
    return 0;
  }
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), ours);
  g_closure_set_marshal(closure, marshal);
  // The finalize notifier, not the invalidate notifier: a handler that disconnects itself
  // still uses its box.
  g_closure_add_finalize_notifier(closure, ours, finalized);
  return g_signal_connect_closure_by_id(object, id, detail, closure, after);
}

struct RehearsalHandler {
  GWeakRef object;
  gulong id;
};

RehearsalHandler *rehearsal_handler_new(GObject *object, gulong id) {
  RehearsalHandler *handler = g_new0(RehearsalHandler, 1);
  g_weak_ref_init(&handler->object, id == 0 ? NULL : object);
  handler->id = id;
  return handler;
}

void rehearsal_handler_free(RehearsalHandler *handler) {
  g_weak_ref_clear(&handler->object);
  g_free(handler);
}

// The object with one more reference, if the handler is still connected to it.
static GObject *connected_object(RehearsalHandler *handler) {
  GObject *object = g_weak_ref_get(&handler->object);
  if (object == NULL || g_signal_handler_is_connected(object, handler->id)) return object;
  g_object_unref(object);
  return NULL;
}

bool rehearsal_handler_is_connected(RehearsalHandler *handler) {
  GObject *object = connected_object(handler);
  if (object != NULL) g_object_unref(object);
  return object != NULL;
}

void rehearsal_handler_disconnect(RehearsalHandler *handler) {
  GObject *object = connected_object(handler);
  if (object == NULL) return;
  g_signal_handler_disconnect(object, handler->id);
  g_object_unref(object);
}

void rehearsal_handler_block(RehearsalHandler *handler, bool blocked) {
  GObject *object = connected_object(handler);
  if (object == NULL) return;
  if (blocked) {
    g_signal_handler_block(object, handler->id);
  } else {
    g_signal_handler_unblock(object, handler->id);
  }
  g_object_unref(object);
}

// Sources

guint rehearsal_timeout_add(
  guint milliseconds, int priority, RehearsalCall call, void *box, RehearsalRelease release) {
  Closure *closure = closure_new(call, box, release);
  if (milliseconds == 0) return g_idle_add_full(priority, closure_call, closure, closure_free);
  return g_timeout_add_full(priority, milliseconds, closure_call, closure, closure_free);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock;
  return closure_call(data);
}

guint rehearsal_tick_add(
  GtkWidget *widget, RehearsalCall call, void *box, RehearsalRelease release) {
  return gtk_widget_add_tick_callback(
    widget, tick, closure_new(call, box, release), closure_free);
}
