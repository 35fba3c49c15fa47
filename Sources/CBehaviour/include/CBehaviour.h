#pragma once

/// The page docs/behaviour.md as it was when the program was built, in UTF-8. It is a constant that
/// is never freed. Any thread.
const char *rehearsal_behaviour_page(void);

/// Likewise the page docs/checks.md.
const char *rehearsal_checks_page(void);

/// Likewise resources/Changes.json: what has changed in the platform since 2013.
const char *rehearsal_changes(void);
