runChecks()
