#pragma once

// Files of `resources`, embedded; static text, never freed. Any thread.

const char *rehearsal_stage_css(void);
const char *rehearsal_flat_css(void);
const char *rehearsal_flat_light_css(void);
const char *rehearsal_flat_dark_css(void);
const char *rehearsal_classic_css(void);
const char *rehearsal_classic_light_css(void);
const char *rehearsal_classic_dark_css(void);
const char *rehearsal_chrome_css(void);
const char *rehearsal_chrome_light_css(void);
const char *rehearsal_chrome_dark_css(void);
