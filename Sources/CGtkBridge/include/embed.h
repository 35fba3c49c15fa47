#pragma once

// The embedded files of `resources`; static text, never freed. Any thread.

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
