#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// Closures for signals, timers and ticks.
//
// A *box* is a retained Swift object that holds a closure. Every function that
// takes a box takes ownership of it, also on failure: `release` is called once,
// when GLib releases the closure (disconnection, finalisation, end of a source) or
// at once when nothing could be connected. Everything here is called on the main
// thread, except `release`, which runs on the thread that drops the last reference.

/// The arguments of one emission; valid only during the call. Index 0 is the
/// first argument after the object that emits.
typedef struct {
  const GValue *values;
  guint count;
} RehearsalArguments;

/// Calls the closure in `box`. The result is used by signals that return gboolean
/// (true: handled) and by sources (true: call again).
typedef bool (*RehearsalCall)(void *box, const RehearsalArguments *arguments);
typedef void (*RehearsalRelease)(void *box);

/// An object or a boxed or plain pointer, borrowed; NULL when it is none of these.
void *rehearsal_argument_pointer(const RehearsalArguments *arguments, guint index);
/// An int, unsigned, boolean, enum or flags value; 0 when it is none of these.
int rehearsal_argument_integer(const RehearsalArguments *arguments, guint index);
/// A double value; 0 when it is none.
double rehearsal_argument_real(const RehearsalArguments *arguments, guint index);
/// A string, or a GVariant of type `s`, borrowed; NULL when it is neither.
const char *rehearsal_argument_text(const RehearsalArguments *arguments, guint index);

/// Connects a closure for any signature: GLib passes the arguments as typed values, so
/// that no handler can read an argument as another type. `signal` may have a detail
/// (`notify::title`). 0 when the object has no such signal.
gulong rehearsal_connect(
  GObject *object, const char *signal, bool after, RehearsalCall call, void *box,
  RehearsalRelease release);

/// Identifies a handler until its object is finalised, without a reference to the object.
typedef struct RehearsalHandler RehearsalHandler;

/// The caller frees the result with `rehearsal_handler_free`, which does not
/// disconnect.
RehearsalHandler *rehearsal_handler_new(GObject *object, gulong id);
void rehearsal_handler_free(RehearsalHandler *handler);
bool rehearsal_handler_is_connected(RehearsalHandler *handler);
/// These do nothing after the handler is disconnected or its object finalised.
void rehearsal_handler_disconnect(RehearsalHandler *handler);
void rehearsal_handler_block(RehearsalHandler *handler, bool blocked);

/// Calls the closure every `milliseconds` as long as it returns true. 0 milliseconds makes
/// an idle source. Returns the id of the source.
guint rehearsal_timeout_add(
  guint milliseconds, int priority, RehearsalCall call, void *box, RehearsalRelease release);

/// Calls the closure at each frame of the widget's clock until it returns false or the
/// widget is destroyed. Returns the id for `gtk_widget_remove_tick_callback`.
guint rehearsal_tick_add(
  GtkWidget *widget, RehearsalCall call, void *box, RehearsalRelease release);

/// Boxes taken and not yet released.
int rehearsal_live_closures(void);
/// Counts a box that another part of the bridge takes (+1) or releases (-1).
void rehearsal_count_closure(int difference);
