import { runCommand, say } from '../progress.ts'
import { runJourneys } from '../suites/journeys.ts'
import { closingLine } from '../suites/closing/closing.ts'
import type { Counts } from '../suites/closing/reports.ts'
import { addCounts } from '../suites/suites.ts'

/** Edges of a day, each weekday, ends of a month and of a year, Ramadan and a leap day; in Dubai. */
const MOMENTS = [
  '2026-11-27T00:30+04:00',
  '2026-11-27T05:50+04:00',
  '2026-11-27T08:59+04:00',
  '2026-11-27T18:01+04:00',
  '2026-11-27T23:58+04:00',
  '2026-11-28T17:50+04:00',
  '2026-11-29T00:30+04:00',
  '2026-11-29T10:00+04:00',
  '2026-11-30T10:00+04:00',
  '2026-12-02T10:00+04:00',
  '2026-12-31T23:30+04:00',
  '2027-01-31T00:30+04:00',
  '2027-02-10T10:00+04:00',
  '2028-02-29T10:00+04:00',
]

/** The journeys that count days, ask what is open or wait for a cut-off. */
const JOURNEYS = [
  'e2e/plans/changes.spec.ts',
  'e2e/plans/days.spec.ts',
  'e2e/plans/live.spec.ts',
  'e2e/plans/meals.spec.ts',
  'e2e/plans/ramadan.spec.ts',
  'e2e/plans/subscription.spec.ts',
  'e2e/ai/ai-plans.spec.ts',
  'e2e/chefs/chef.spec.ts',
  'e2e/chefs/chef-dashboard.spec.ts',
  'e2e/chefs/chef-events.spec.ts',
  'e2e/chefs/chef-money.spec.ts',
  'e2e/kitchens/kitchen-board.spec.ts',
  'e2e/kitchens/production.spec.ts',
  'e2e/site/demo-clock.spec.ts',
]

/** They pass in their home looks, whatever hour and day it is. */
async function prove() {
  const counts: Counts[] = []
  for (const moment of MOMENTS) {
    process.env['E2E_MOMENT'] = moment
    const count = await runJourneys(['--project=home', ...JOURNEYS])
    say('journeys', `from ${moment}: ${closingLine(count)}`)
    counts.push(count)
  }
  const sum = addCounts(counts)
  if (sum.failed > 0) throw new Error(closingLine(sum))
}

await runCommand(prove)
