#pragma once

/// Registers a theme without any rule and returns its name, for GTK_THEME; NULL if that
/// fails. For a name that it does not find GTK uses its default theme, so an empty theme
/// must exist.
const char *rehearsal_register_empty_theme(void);

/// Registers GTK's default theme, Adwaita in its light variant, without the rules for widgets that
/// only GTK's dialogs have, and returns its name, for GTK_THEME; NULL if that fails. See
/// theme-part.c for what is left out.
const char *rehearsal_register_theme_part(void);
