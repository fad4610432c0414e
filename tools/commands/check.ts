import { runStaticChecks, runUnitTests } from '../quality.ts'
import { finish } from '../suites/closing/closing.ts'
import { useSeedOfDay } from '../suites/seed.ts'
import { addCounts } from '../suites/suites.ts'

useSeedOfDay()
finish(addCounts([await runStaticChecks(), await runUnitTests()]))
