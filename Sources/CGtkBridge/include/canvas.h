#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// A container that places its children by rectangles in device points. One point
// is `zoom` pixels; edges are rounded to whole pixels, not sizes, so neighbours
// that share an edge meet. Children are drawn, and stacked for clicks, in the
// order they were added, the last on top. A canvas has no window of its own.

#define REHEARSAL_TYPE_CANVAS (rehearsal_canvas_get_type())
G_DECLARE_FINAL_TYPE(RehearsalCanvas, rehearsal_canvas, REHEARSAL, CANVAS, GtkContainer)

/// What the owner of a canvas is asked. Any entry may be NULL.
typedef struct {
  /// The canvas got `width` × `height` pixels; its children are placed next. Zoom
  /// and rectangles may be changed here: they count at once and queue nothing.
  void (*allocated)(void *context, int width, int height);
  /// Called once, when the canvas is destroyed or its table exchanged.
  void (*release)(void *context);
} RehearsalCanvasTable;

typedef struct {
  double x, y, width, height;
} RehearsalRectangle;

/// A new floating canvas at zoom 1 that clips nothing.
GtkWidget *rehearsal_canvas_new(void);

/// Takes `context` over and counts it as a closure; releases it at once if the
/// canvas is already destroyed.
void rehearsal_canvas_set_table(
  RehearsalCanvas *canvas, RehearsalCanvasTable table, void *context);

/// Pixels per point, above 0.
void rehearsal_canvas_set_zoom(RehearsalCanvas *canvas, double zoom);
double rehearsal_canvas_get_zoom(RehearsalCanvas *canvas);

/// Whether children are cut off at the canvas's own edge, its corners rounded by
/// `radius` points.
void rehearsal_canvas_set_clip(RehearsalCanvas *canvas, bool clips, double radius);

/// The size to ask for, in pixels.
void rehearsal_canvas_set_preferred_size(
  RehearsalCanvas *canvas, int minimum_width, int minimum_height, int natural_width,
  int natural_height);

/// A canvas that takes input catches clicks that hit none of its children, so that
/// what lies beneath it is out of reach. Off at first: clicks pass through.
void rehearsal_canvas_set_takes_input(RehearsalCanvas *canvas, bool takes_input);

/// Makes the canvas scroll down over content so many points high, if that is higher
/// than itself, or with `across` to the right over content so many points wide; 0 for a
/// canvas that does not scroll. It follows the wheel and a finger where its children ask
/// for such events, and the keyboard's focus.
void rehearsal_canvas_set_content(RehearsalCanvas *canvas, double length, bool across);

/// How far it is scrolled, in points; set within what there is to see.
void rehearsal_canvas_set_offset(RehearsalCanvas *canvas, double offset);
double rehearsal_canvas_get_offset(RehearsalCanvas *canvas);

// Of a child, which must be in the canvas; else nothing is done.

void rehearsal_canvas_set_rectangle(
  RehearsalCanvas *canvas, GtkWidget *child, RehearsalRectangle rectangle);
RehearsalRectangle rehearsal_canvas_get_rectangle(RehearsalCanvas *canvas, GtkWidget *child);

/// How the child is drawn: scaled and turned about its centre, `angle` in radians
/// clockwise, and faded. Its allocation, and so where GDK finds it, stays; what a
/// person sees at a point, `rehearsal_canvas_press_at` finds.
void rehearsal_canvas_set_appearance(
  RehearsalCanvas *canvas, GtkWidget *child, double scale, double angle, double opacity);

/// What a press at a point of the canvas, in pixels, would reach as things are drawn
/// now: a button, an event box or a canvas that takes input; borrowed, NULL for nothing.
/// `x` and `y` become the point in that widget.
GtkWidget *rehearsal_canvas_pick(RehearsalCanvas *canvas, double *x, double *y);

/// Lets what is drawn at a point of the canvas be pressed with the main button: a button
/// is clicked, anything else gets `button-press-event`. False where nothing takes it.
bool rehearsal_canvas_press_at(RehearsalCanvas *canvas, double x, double y);

/// Adds a child directly above the child `below` in the drawing order, or under all others
/// for NULL.
void rehearsal_canvas_insert(RehearsalCanvas *canvas, GtkWidget *child, GtkWidget *below);

/// Moves the child to `index` in the drawing order; a negative or too large index
/// means the top.
void rehearsal_canvas_reorder(RehearsalCanvas *canvas, GtkWidget *child, int index);

/// How often event windows were put into drawing order, in all canvases; for tests.
guint rehearsal_canvas_restackings(void);

/// Keeps the child and all below it from assistive technology.
void rehearsal_canvas_set_concealed(RehearsalCanvas *canvas, GtkWidget *child, bool concealed);

/// The children that assistive technology is shown: how many, and the one at
/// `index`, borrowed, or NULL. `rehearsal_canvas_offered_index` is -1 for others.
int rehearsal_canvas_offered_count(RehearsalCanvas *canvas);
GtkWidget *rehearsal_canvas_offered_child(RehearsalCanvas *canvas, int index);
int rehearsal_canvas_offered_index(RehearsalCanvas *canvas, GtkWidget *child);
