import { runStaticChecks, runUnitTests } from '../quality.ts'
import { finish } from '../suites/closing.ts'
import { addCounts } from '../suites/suites.ts'

finish(addCounts([await runStaticChecks(), await runUnitTests()]))
