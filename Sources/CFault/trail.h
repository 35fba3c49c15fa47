#pragma once

/// Writes where a fault was, and from where that was called, a line each: module and offset, as
/// addr2line takes them. Safe in handlers of signals.
///
/// Parameters: context is the third argument of the handler.
void rehearsal_say_trail(int descriptor, const void *context);
