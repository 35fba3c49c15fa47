#include "sound.h"

#include <dlfcn.h>
#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

// libcanberra is loaded when a sound is first played, because few desktops lack it and most windows
// play nothing.

typedef int (*CreateContext)(void **context);
typedef int (*PlaySound)(void *context, uint32_t id, ...);

static struct {
  bool isTried;
  CreateContext create;
  PlaySound play;
} library;

// Only the thread that plays touches it.
static void *context;
static GMutex contextLock;

static void load(void) {
  if (library.isTried) return;
  library.isTried = true;
  void *handle = dlopen("libcanberra.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return;
  CreateContext create = (CreateContext)dlsym(handle, "ca_context_create");
  PlaySound play = (PlaySound)dlsym(handle, "ca_context_play");
  if (!create || !play) return;
  library.create = create;
  library.play = play;
}

// Whether libcanberra is installed; it is loaded for the answer, once.
static bool is_available(void) {
  load();
  return library.play != NULL;
}

typedef struct {
  char *event, *file, *title;
  char volume[G_ASCII_DTOSTR_BUF_SIZE];
} Sound;

// The first sound connects to the sound server, which may take long.
static gpointer play(gpointer data) {
  Sound *sound = data;
  g_mutex_lock(&contextLock);
  if (!context && library.create(&context) < 0) context = NULL;
  if (context) {
    library.play(
      context, 0, sound->file ? "media.filename" : "event.id",
      sound->file ? sound->file : sound->event, "event.description", sound->title,
      "canberra.volume", sound->volume, "canberra.cache-control", "volatile", NULL);
  }
  g_mutex_unlock(&contextLock);
  g_free(sound->event);
  g_free(sound->file);
  g_free(sound->title);
  g_free(sound);
  return NULL;
}

void rehearsal_sound_play(const char *event, const char *file, const char *title, double volume) {
  if (!is_available()) return;
  Sound *sound = g_new0(Sound, 1);
  sound->event = g_strdup(event);
  sound->file = g_strdup(file);
  sound->title = g_strdup(title);
  g_ascii_dtostr(sound->volume, sizeof sound->volume, volume);
  GThread *thread = g_thread_try_new("sound", play, sound, NULL);
  if (thread) {
    g_thread_unref(thread);
  } else {
    play(sound);
  }
}
