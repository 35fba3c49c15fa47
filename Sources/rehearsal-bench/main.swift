import DialogModel
import DialogSimulator
import EventLog

// Figures are ratios to a baseline of the same run, so that they mean the same on any machine;
// calls a second are printed beside them for people.

Bench.run()
LoadBench.run()
ScenarioBench.run()
ProcessBench.run()
