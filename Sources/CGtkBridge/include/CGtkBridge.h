#pragma once

// The parts of GTK that Swift cannot call. Main thread only, unless a function says
// otherwise.

#include "accessible.h"
#include "canvas.h"
#include "casts.h"
#include "embed.h"
#include "loglist.h"
#include "menubutton.h"
#include "notheme.h"
#include "outline.h"
#include "picture.h"
#include "shortcuts.h"
#include "signals.h"
#include "text.h"
