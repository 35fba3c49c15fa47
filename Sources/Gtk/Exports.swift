// Widgets take and give rectangles and sizes: a file that uses widgets needs both.
@_exported import Geometry
