import { runAllSuites } from '../suites/all.ts'
import { finish } from '../suites/closing.ts'

finish(await runAllSuites())
