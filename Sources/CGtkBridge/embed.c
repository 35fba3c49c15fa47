// Swift cannot import an array of unknown length, hence functions.

#include "embed.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char flat_css[] = {
#embed "../../resources/flat.css" suffix(, )
  0};
static const char chrome_css[] = {
#embed "../../resources/chrome.css" suffix(, )
  0};
static const char chrome_light_css[] = {
#embed "../../resources/chrome-light.css" suffix(, )
  0};
static const char chrome_dark_css[] = {
#embed "../../resources/chrome-dark.css" suffix(, )
  0};

const char *rehearsal_flat_css(void) { return flat_css; }
const char *rehearsal_chrome_css(void) { return chrome_css; }
const char *rehearsal_chrome_light_css(void) { return chrome_light_css; }
const char *rehearsal_chrome_dark_css(void) { return chrome_dark_css; }
