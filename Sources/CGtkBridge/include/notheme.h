#pragma once

/// Registers a theme without any rule and returns its name, for GTK_THEME; NULL if that
/// fails. For a name that it does not find GTK uses its default theme, so an empty theme
/// must exist.
const char *rehearsal_register_empty_theme(void);
