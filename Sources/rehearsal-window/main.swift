import Glibc
import RehearsalApp

exit(RehearsalApp.main())
