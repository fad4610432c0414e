import { addDays, dayOf, instantAt, weekdayOf } from '#shared/dates.ts'
import { runCommand, say } from '../progress.ts'
import { runJourneys } from '../suites/journeys.ts'
import { closingLine } from '../suites/closing.ts'
import type { Counts } from '../suites/reports.ts'
import { addCounts } from '../suites/suites.ts'

/** A late evening, a night before the weekend, and minutes before a cut-off at the weekend; in Dubai. */
const MOMENTS = [
  { weekday: 2, time: '21:05' },
  { weekday: 5, time: '00:40' },
  { weekday: 6, time: '17:50' },
]

/** The next such moment from tomorrow on. */
function momentOf({ weekday, time }: (typeof MOMENTS)[number]): string {
  const tomorrow = addDays(dayOf(new Date()), 1)
  const day = addDays(tomorrow, (weekday - weekdayOf(tomorrow) + 7) % 7)
  return instantAt(day, time).toISOString()
}

/** The journeys pass in their home looks, whatever hour and weekday it is. */
async function prove() {
  const counts: Counts[] = []
  for (const moment of MOMENTS) {
    process.env['E2E_MOMENT'] = momentOf(moment)
    const count = await runJourneys(['--project=home'])
    say('journeys', `from ${process.env['E2E_MOMENT']}: ${closingLine(count)}`)
    counts.push(count)
  }
  const sum = addCounts(counts)
  if (sum.failed > 0) throw new Error(closingLine(sum))
}

await runCommand(prove)
