// The stage's own interface takes looks, devices and zooms: a file that uses the stage needs them.
@_exported import StageGeometry
