#pragma once

#include <gtk/gtk.h>
#include <stdint.h>

typedef enum {
  /// The desktop has taken the notification `tag` and calls it `id`.
  REHEARSAL_NOTE_SENT,
  /// The desktop did not take the notification `tag`; `text` says why.
  REHEARSAL_NOTE_FAILED,
  /// A person chose the action `text` of `id`.
  REHEARSAL_NOTE_ACTION,
  /// `id` is closed, for the reason `tag`: 1 it expired, 2 a person closed it, 3 a program did.
  REHEARSAL_NOTE_CLOSED,
} RehearsalNoteEvent;

typedef void (*RehearsalNoteCall)(
  void *context, RehearsalNoteEvent event, uint32_t id, int64_t tag, const char *text);

/// The desktop's notifications, over the session bus.
typedef struct RehearsalNotes RehearsalNotes;

/// Calls `call` on the main thread for what happens, until the object is freed; what happens to
/// other programs' notifications is among that. `context` must live as long.
RehearsalNotes *rehearsal_notes_new(RehearsalNoteCall call, void *context);
void rehearsal_notes_free(RehearsalNotes *notes);

/// Sends a notification; the answer comes with `tag`. `body` is markup. `action` is the title of a
/// button, or NULL for none; a click on the notification itself is the action `default`.
void rehearsal_notes_send(
  RehearsalNotes *notes, int64_t tag, const char *title, const char *body, const char *icon,
  const char *action);

/// Takes a notification away.
void rehearsal_notes_close(RehearsalNotes *notes, uint32_t id);
