// GTK finds themes among the files of its resources, so a theme without a file is a
// GResource made here: one hash table of GVDB with one entry.

#include "theme.h"

#include "icons.h"
#include "theme-private.h"

#include <gio/gio.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define THEMES "/org/gtk/libgtk/theme/"
#define EMPTY "RehearsalNone"
#define PART "RehearsalPart"

// An offset in the table, in bytes.
struct pointer {
  uint32_t start, end;
};

// All numbers have the byte order of the machine; the signature says which one that is. The key
// follows, and then the value, a variant (uuay): the size of the file, its flags, and its bytes with
// a NUL after them.
struct table {
  uint32_t signature[2], version, options;
  struct pointer root;
  uint32_t bloom_words, buckets, bucket;
  struct {
    uint32_t hash, parent, key;
    uint16_t key_size;
    char type, unused;
    struct pointer value;
  } item;
};

static uint32_t hash(const char *key) {
  uint32_t value = 5381;
  for (; *key != 0; key++) value = value * 33 + (uint32_t)(signed char)*key;
  return value;
}

static bool register_file(const char *path, const char *content, size_t length) {
  static const char type[] = "(uuay)";
  uint32_t key_size = strlen(path);
  uint32_t value = (sizeof(struct table) + key_size + 7) / 8 * 8;
  uint32_t bytes = value + 2 * sizeof(uint32_t);
  // A NUL ends the bytes, and another one the value before its type.
  uint32_t end = bytes + length + 2 + sizeof type - 1;
  struct table table = {
    .signature = {0x72615647, 0x746e6169},
    .root = {offsetof(struct table, bloom_words), sizeof table},
    .buckets = 1,
    .item = {
      .hash = hash(path),
      .parent = UINT32_MAX,
      .key = sizeof table,
      .key_size = key_size,
      .type = 'v',
      .value = {value, end},
    },
  };
  char *all = g_malloc0(end);
  memcpy(all, &table, sizeof table);
  memcpy(all + sizeof table, path, key_size);
  memcpy(all + value, &(uint32_t){length}, sizeof(uint32_t));
  memcpy(all + bytes, content, length);
  memcpy(all + end - (sizeof type - 1), type, sizeof type - 1);
  GBytes *data = g_bytes_new_take(all, end);
  GResource *resource = g_resource_new_from_data(data, NULL);
  g_bytes_unref(data);
  if (resource == NULL) return false;
  g_resources_register(resource);
  g_resource_unref(resource);
  return g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

const char *rehearsal_register_empty_theme(void) {
  static bool known;
  if (!known) known = register_file(THEMES EMPTY "/gtk.css", "", 0);
  return known ? EMPTY : NULL;
}

const char *rehearsal_register_theme_part(void) {
  static bool known;
  if (known) return PART;
  GBytes *whole = g_resources_lookup_data(
    THEMES "Adwaita/gtk-contained.css", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (whole == NULL) return NULL;
  gsize length = 0;
  const char *sheet = g_bytes_get_data(whole, &length);
  GString *part = rehearsal_theme_part(sheet, length, rehearsal_any_monitor_is_dense());
  known = register_file(THEMES PART "/gtk.css", part->str, part->len);
  g_string_free(part, TRUE);
  g_bytes_unref(whole);
  return known ? PART : NULL;
}
