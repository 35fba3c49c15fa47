// What GTK's own header leaves out of cairo: files without pixels.
#pragma once

#include <cairo-pdf.h>
#include <cairo-svg.h>
