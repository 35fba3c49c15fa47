import DialogModel
import DialogSimulator
import EventLog
import Glibc

// Figures are ratios to a baseline of the same run, so that they can be compared between machines;
// the calls per second are printed next to them for information.

let parts: [(name: String, run: () -> Void)] = [
  ("calls", Bench.run), ("memory", Bench.runRowMemory),
  ("memory", Bench.runTimelineMemory), ("memory", Bench.runWindowMemory),
  ("filter", FilterBench.run), ("travel", TravelBench.run),
  ("reading", LoadBench.run), ("editing", EditBench.run), ("scenarios", ScenarioBench.run),
  ("exploring", ExploreBench.run), ("fit", FitBench.run),
  ("process", ProcessBench.run), ("limit", LimitBench.run),
  ("serving", ServeBench.run), ("paint", WindowBench.run),
  ("large", LargeBench.run), ("large-instructions", LargeInstructionBench.run),
  ("frames", WindowBench.runFrames), ("rest", RestBench.run),
  ("leaks", WindowBench.runLeaks), ("loop", LoopBench.run), ("size", SizeBench.run),
  ("instructions", InstructionBench.run),
]
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--part",
  let index = Int(CommandLine.arguments[2]), parts.indices.contains(index)
{
  parts[index].run()
  exit(0)
}
let chosen = CommandLine.arguments.dropFirst()
let unknown = chosen.filter { name in !parts.contains { $0.name == name } }
guard unknown.isEmpty else {
  print("unknown: \(unknown.joined(separator: " "));", "there are", parts.map(\.name))
  exit(64)
}
// Each in a process of its own, so that none gets memory that another has freed.
for (index, part) in parts.enumerated() where chosen.isEmpty || chosen.contains(part.name) {
  Spawn.run([CommandLine.arguments[0], "--part", String(index)], isQuiet: false)
}
