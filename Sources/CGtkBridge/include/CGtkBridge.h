#pragma once

// The parts of GTK that Swift cannot call. Main thread only, unless a function says
// otherwise.

#include "accessible.h"
#include "canvas.h"
#include "casts.h"
#include "desktopnotes.h"
#include "direction.h"
#include "displayloss.h"
#include "embed.h"
#include "group.h"
#include "headerbar.h"
#include "icons.h"
#include "inhibit.h"
#include "loglist.h"
#include "menubutton.h"
#include "outline.h"
#include "overlay.h"
#include "paned.h"
#include "shortcuts.h"
#include "signals.h"
#include "sound.h"
#include "sourceview.h"
#include "text.h"
#include "theme.h"
#include "ticking.h"
#include "vector.h"
