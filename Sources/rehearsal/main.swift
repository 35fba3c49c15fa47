import ArgumentParser
import Glibc
import Texts

setlocale(LC_ALL, "")
bindTexts(directory: Installation.localeDirectory)
Rehearsal.main()
