#include "CBehaviour.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "../../docs/behaviour.md" suffix(, )
  0};

const char *rehearsal_behaviour_page(void) { return page; }

static const char checks[] = {
#embed "../../docs/checks.md" suffix(, )
  0};

const char *rehearsal_checks_page(void) { return checks; }

static const char changes[] = {
#embed "../../resources/Changes.json" suffix(, )
  0};

const char *rehearsal_changes(void) { return changes; }
