// These are functions because Swift cannot import an array of unknown length.

#include "embed.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char stage_css[] = {
#embed "../../resources/stage.css" suffix(, )
  0};
static const char flat_css[] = {
#embed "../../resources/flat.css" suffix(, )
#embed "../../resources/flat-controls.css" suffix(, )
  0};
static const char flat_light_css[] = {
#embed "../../resources/flat-light.css" suffix(, )
  0};
static const char flat_dark_css[] = {
#embed "../../resources/flat-dark.css" suffix(, )
  0};
static const char classic_css[] = {
#embed "../../resources/classic.css" suffix(, )
#embed "../../resources/classic-controls.css" suffix(, )
  0};
static const char classic_light_css[] = {
#embed "../../resources/classic-light.css" suffix(, )
  0};
static const char classic_dark_css[] = {
#embed "../../resources/classic-dark.css" suffix(, )
  0};
static const char flat_high_css[] = {
#embed "../../resources/flat-high.css" suffix(, )
  0};
static const char flat_light_high_css[] = {
#embed "../../resources/flat-light-high.css" suffix(, )
  0};
static const char flat_dark_high_css[] = {
#embed "../../resources/flat-dark-high.css" suffix(, )
  0};
static const char classic_high_css[] = {
#embed "../../resources/classic-high.css" suffix(, )
  0};
static const char classic_light_high_css[] = {
#embed "../../resources/classic-light-high.css" suffix(, )
  0};
static const char classic_dark_high_css[] = {
#embed "../../resources/classic-dark-high.css" suffix(, )
  0};
static const char system_css[] = {
#embed "../../resources/system.css" suffix(, )
  0};
static const char system_light_css[] = {
#embed "../../resources/system-light.css" suffix(, )
  0};
static const char system_dark_css[] = {
#embed "../../resources/system-dark.css" suffix(, )
  0};
static const char system_high_css[] = {
#embed "../../resources/system-high.css" suffix(, )
  0};
static const char classic_system_css[] = {
#embed "../../resources/classic-system.css" suffix(, )
  0};
static const char flat_system_css[] = {
#embed "../../resources/flat-system.css" suffix(, )
  0};
static const char unblurred_css[] = {
#embed "../../resources/unblurred.css" suffix(, )
  0};
static const char chrome_css[] = {
#embed "../../resources/chrome.css" suffix(, )
#embed "../../resources/run-sheet.css" suffix(, )
  0};
static const char chrome_later_css[] = {
#embed "../../resources/editing.css" suffix(, )
#embed "../../resources/share.css" suffix(, )
  0};
static const char chrome_light_css[] = {
#embed "../../resources/chrome-light.css" suffix(, )
  0};
static const char chrome_dark_css[] = {
#embed "../../resources/chrome-dark.css" suffix(, )
  0};
static const char chrome_light_contrast_css[] = {
#embed "../../resources/chrome-light-contrast.css" suffix(, )
  0};
static const char chrome_dark_contrast_css[] = {
#embed "../../resources/chrome-dark-contrast.css" suffix(, )
  0};

const char *rehearsal_stage_css(void) { return stage_css; }
const char *rehearsal_flat_css(void) { return flat_css; }
const char *rehearsal_flat_light_css(void) { return flat_light_css; }
const char *rehearsal_flat_dark_css(void) { return flat_dark_css; }
const char *rehearsal_classic_css(void) { return classic_css; }
const char *rehearsal_classic_light_css(void) { return classic_light_css; }
const char *rehearsal_classic_dark_css(void) { return classic_dark_css; }
const char *rehearsal_flat_high_css(void) { return flat_high_css; }
const char *rehearsal_flat_light_high_css(void) { return flat_light_high_css; }
const char *rehearsal_flat_dark_high_css(void) { return flat_dark_high_css; }
const char *rehearsal_classic_high_css(void) { return classic_high_css; }
const char *rehearsal_classic_light_high_css(void) { return classic_light_high_css; }
const char *rehearsal_classic_dark_high_css(void) { return classic_dark_high_css; }
const char *rehearsal_system_css(void) { return system_css; }
const char *rehearsal_system_light_css(void) { return system_light_css; }
const char *rehearsal_system_dark_css(void) { return system_dark_css; }
const char *rehearsal_system_high_css(void) { return system_high_css; }
const char *rehearsal_unblurred_css(void) { return unblurred_css; }
const char *rehearsal_classic_system_css(void) { return classic_system_css; }
const char *rehearsal_flat_system_css(void) { return flat_system_css; }
const char *rehearsal_chrome_css(void) { return chrome_css; }
const char *rehearsal_chrome_later_css(void) { return chrome_later_css; }
const char *rehearsal_chrome_light_css(void) { return chrome_light_css; }
const char *rehearsal_chrome_dark_css(void) { return chrome_dark_css; }
const char *rehearsal_chrome_light_contrast_css(void) { return chrome_light_contrast_css; }
const char *rehearsal_chrome_dark_contrast_css(void) { return chrome_dark_contrast_css; }
