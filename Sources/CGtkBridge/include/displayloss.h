#pragma once

/// From now on a display of X or a compositor of Wayland that goes away writes a line on standard
/// error, which has its line feed, and ends the process with a status, in place of GTK's end with 1.
/// Call it after the display was opened, on the main thread.
void rehearsal_on_display_loss(const char *line, int exit_status);
