#pragma once

// The embedded files of `resources` and `data/templates`; static text, never freed. Any thread.

const char *rehearsal_stage_css(void);
const char *rehearsal_flat_css(void);
const char *rehearsal_flat_light_css(void);
const char *rehearsal_flat_dark_css(void);
const char *rehearsal_classic_css(void);
const char *rehearsal_classic_light_css(void);
const char *rehearsal_classic_dark_css(void);
const char *rehearsal_flat_high_css(void);
const char *rehearsal_flat_light_high_css(void);
const char *rehearsal_flat_dark_high_css(void);
const char *rehearsal_classic_high_css(void);
const char *rehearsal_classic_light_high_css(void);
const char *rehearsal_classic_dark_high_css(void);
const char *rehearsal_system_css(void);
const char *rehearsal_system_light_css(void);
const char *rehearsal_system_dark_css(void);
const char *rehearsal_system_high_css(void);
const char *rehearsal_unblurred_css(void);
const char *rehearsal_classic_system_css(void);
const char *rehearsal_flat_system_css(void);
const char *rehearsal_chrome_css(void);
const char *rehearsal_chrome_later_css(void);
const char *rehearsal_chrome_light_css(void);
const char *rehearsal_chrome_dark_css(void);
const char *rehearsal_chrome_light_contrast_css(void);
const char *rehearsal_chrome_dark_contrast_css(void);

typedef enum {
  REHEARSAL_TEMPLATE_ALERT,
  REHEARSAL_TEMPLATE_CONFIRM,
  REHEARSAL_TEMPLATE_SHEET,
  REHEARSAL_TEMPLATE_LOGIN,
  REHEARSAL_TEMPLATE_LOADER,
  REHEARSAL_TEMPLATE_SHARE,
  REHEARSAL_TEMPLATE_POPOVER,
  REHEARSAL_TEMPLATE_FLOW,
  REHEARSAL_TEMPLATE_CHAIN,
  REHEARSAL_TEMPLATE_LOCALIZED,
} RehearsalTemplate;

/// The document that a new file begins with.
const char *rehearsal_template(RehearsalTemplate which);
