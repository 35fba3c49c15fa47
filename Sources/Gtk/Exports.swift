// The API of widgets uses rectangles and sizes, so a file that uses widgets needs both.
@_exported import Geometry
