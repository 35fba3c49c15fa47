// The API of the stage uses looks, devices and zooms, so a file that uses the stage needs them.
@_exported import StageGeometry
