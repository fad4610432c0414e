import process from 'node:process'
import { onParentGone } from './follow-parent.mjs'

// Loaded first by the programs of other packages that a command runs, such as the test runners: they
// end with the command, even where that is killed.
onParentGone(() => process.kill(process.pid, 'SIGTERM'))
