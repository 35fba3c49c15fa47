#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

// A container that places its children by rectangles in device points. One point
// is `zoom` pixels; edges are rounded to whole pixels, not sizes, so that there is
// no gap between neighbours with a common edge. Children are drawn, and stacked for
// clicks, in the order they were added, the last on top. A canvas has no GdkWindow.

#define REHEARSAL_TYPE_CANVAS (rehearsal_canvas_get_type())
G_DECLARE_FINAL_TYPE(RehearsalCanvas, rehearsal_canvas, REHEARSAL, CANVAS, GtkContainer)

/// The functions of the owner that a canvas calls. Any of them may be NULL.
typedef struct {
  /// The canvas got `width` × `height` pixels; its children are placed next. Zoom
  /// and rectangles may be changed here: they are used at once and queue nothing.
  void (*allocated)(void *context, int width, int height);
  /// Called once, when the canvas is destroyed or gets another table.
  void (*release)(void *context);
} RehearsalCanvasTable;

typedef struct {
  double x, y, width, height;
} RehearsalRectangle;

/// A new floating canvas at zoom 1 that clips nothing.
GtkWidget *rehearsal_canvas_new(void);

/// Takes ownership of `context` and counts it as a closure; releases it at once if the
/// canvas is already destroyed.
void rehearsal_canvas_set_table(
  RehearsalCanvas *canvas, RehearsalCanvasTable table, void *context);

/// Pixels per point, above 0.
void rehearsal_canvas_set_zoom(RehearsalCanvas *canvas, double zoom);
double rehearsal_canvas_get_zoom(RehearsalCanvas *canvas);

/// Sets the direction of the canvas and of everything inside it, also of what is added later. In
/// a canvas from right to left, a rectangle's `x` counts from the right edge, and a canvas that
/// scrolls across begins there. Without a call the desktop's direction changes no place.
void rehearsal_canvas_set_direction(RehearsalCanvas *canvas, bool right_to_left);
bool rehearsal_canvas_is_mirrored(RehearsalCanvas *canvas);

/// Whether children are clipped at the edge of the canvas, with corners rounded by
/// `radius` points.
void rehearsal_canvas_set_clip(RehearsalCanvas *canvas, bool clips, double radius);

/// The size that the canvas requests, in pixels.
void rehearsal_canvas_set_preferred_size(
  RehearsalCanvas *canvas, int minimum_width, int minimum_height, int natural_width,
  int natural_height);

/// A canvas that takes input catches clicks that hit none of its children, so that they
/// reach nothing below it. Off at first: clicks pass through.
void rehearsal_canvas_set_takes_input(RehearsalCanvas *canvas, bool takes_input);

/// Whether Tab and the arrow keys, once in the canvas, stay in it: after its last widget Tab goes
/// to its first.
void rehearsal_canvas_set_keeps_focus(RehearsalCanvas *canvas, bool keeps_focus);

/// Whether the children are the buttons of a choice: one stop for Tab, and the arrow keys to the left
/// and to the right move inside.
void rehearsal_canvas_set_group(RehearsalCanvas *canvas, bool is_group);

/// Makes the canvas scroll vertically over content of this height in points, if that is
/// higher than the canvas, or with `across` to the right over content of this width; 0 for a
/// canvas that does not scroll. It scrolls with the wheel, with a finger where its children
/// select such events, and to the keyboard focus.
void rehearsal_canvas_set_content(RehearsalCanvas *canvas, double length, bool across);

/// The scroll position, in points; the value is clamped to the content.
void rehearsal_canvas_set_offset(RehearsalCanvas *canvas, double offset);
double rehearsal_canvas_get_offset(RehearsalCanvas *canvas);

/// How visible the scroll bar is now, from 0 to 1; for tests.
double rehearsal_canvas_get_indicator(RehearsalCanvas *canvas);

/// Whether content that continues beyond an edge of the canvas fades there, so that no line of a
/// text is cut through.
void rehearsal_canvas_set_fades(RehearsalCanvas *canvas, bool fades);

// For a child of the canvas; for any other widget these do nothing.

void rehearsal_canvas_set_rectangle(
  RehearsalCanvas *canvas, GtkWidget *child, RehearsalRectangle rectangle);
RehearsalRectangle rehearsal_canvas_get_rectangle(RehearsalCanvas *canvas, GtkWidget *child);

/// How the child is drawn: scaled and turned about its centre, `angle` in radians
/// clockwise, and faded. Its allocation does not change, and GDK still finds it there;
/// `rehearsal_canvas_press_at` finds what a person sees at a point.
void rehearsal_canvas_set_appearance(
  RehearsalCanvas *canvas, GtkWidget *child, double scale, double angle, double opacity);

/// How wide the child is drawn, as a part of its scaled width from 0 to 1, about its
/// centre.
void rehearsal_canvas_set_squeeze(RehearsalCanvas *canvas, GtkWidget *child, double squeeze);

/// The widget that a press at a point of the canvas, in pixels, would reach as things are
/// drawn now: a button, an event box or a canvas that takes input; borrowed, NULL for none.
/// `x` and `y` become the point in that widget.
GtkWidget *rehearsal_canvas_pick(RehearsalCanvas *canvas, double *x, double *y);

/// Presses the widget that is drawn at a point of the canvas with the main button: a button
/// is clicked, any other widget gets `button-press-event`. False if no widget takes it.
bool rehearsal_canvas_press_at(RehearsalCanvas *canvas, double x, double y);

/// Adds a child directly above the child `below` in the drawing order, or under all others
/// for NULL.
void rehearsal_canvas_insert(RehearsalCanvas *canvas, GtkWidget *child, GtkWidget *below);

/// Moves the child to `index` in the drawing order; a negative or too large index
/// means the top.
void rehearsal_canvas_reorder(RehearsalCanvas *canvas, GtkWidget *child, int index);

/// How often event windows were sorted into drawing order, in all canvases; for tests.
guint rehearsal_canvas_restackings(void);

/// Hides the child and everything in it from assistive technology.
void rehearsal_canvas_set_concealed(RehearsalCanvas *canvas, GtkWidget *child, bool concealed);

/// The children that assistive technology can reach: their number, and the one at
/// `index`, borrowed, or NULL. `rehearsal_canvas_offered_index` is -1 for others.
int rehearsal_canvas_offered_count(RehearsalCanvas *canvas);
GtkWidget *rehearsal_canvas_offered_child(RehearsalCanvas *canvas, int index);
int rehearsal_canvas_offered_index(RehearsalCanvas *canvas, GtkWidget *child);
