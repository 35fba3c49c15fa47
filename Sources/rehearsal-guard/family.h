#pragma once

// Ends every process that descends from this one, which is their subreaper: SIGTERM first, and
// SIGKILL to what is left after some milliseconds. Returns when none is left, or when those that
// are cannot be ended by us.
void end_family(int patience);
