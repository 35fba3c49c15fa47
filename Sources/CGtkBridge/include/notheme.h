#pragma once

/// Registers a theme without a single rule and answers its name, for
/// GTK_THEME; NULL where it cannot be had. GTK takes a name
/// that it does not find for its default theme, so there has to be one.
const char *rehearsal_register_empty_theme(void);
