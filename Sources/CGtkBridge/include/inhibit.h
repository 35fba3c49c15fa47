#pragma once

#include <gtk/gtk.h>

/// Keeps the screen from being dimmed or locked.
typedef struct RehearsalInhibition RehearsalInhibition;

/// Begins: through the session manager, or where there is none, the screen saver of the desktop.
///
/// A desktop that has neither does nothing.
RehearsalInhibition *rehearsal_inhibit(
  GtkApplication *application, GtkWindow *window, const char *name, const char *reason
);
/// Ends it, also if the desktop has not answered yet.
void rehearsal_inhibition_end(RehearsalInhibition *inhibition);
