import Glibc
import RandomPrototypes

// libFuzzer's own entry; the program's name for a target is its first argument.
exit(Fuzzer.run())
