import { longTests } from '../suites/long-tests.ts'
import { realTests } from '../suites/real-tests.ts'
import { findMatches, type Check, type Finding, type SourceFile } from './source.ts'

type Rule = { pattern: RegExp; message: string; folder?: string }

/** What makes a test pass or fail by the hour, by the speed of the machine or by chance. */
const rules: Rule[] = [
  {
    pattern: /new Date\(\)|Date\.now\(\)/g,
    message: 'the real time: journeys ask e2e/support/now.ts, other tests name their moment',
  },
  {
    pattern:
      /\.(?:includes|toContain)\(\s*(['"`])[\da-f]{1,8}\1|not\.toMatch\(\/(?:.*?\|)?\d{1,8}[|/]/gi,
    message: 'so few digits or hex letters can stand in a random value by chance',
  },
  { pattern: /networkidle/g, message: 'wait for what the page says, not for a silent network' },
  {
    pattern: /waitForTimeout|\bsleep\(|await setTimeout\(|=> setTimeout\((?:done|resolve)/g,
    message: 'a sleep is no order: wait for what is to come',
  },
  {
    pattern: /\bvi\.(?:mock|doMock)\(/g,
    message: 'files share a process, in which a module may be loaded before it is replaced',
  },
  {
    pattern: /(?<!search=[^]{0,120})getByRole\('row'\)\s*\.(?:first|nth)\(/g,
    message: 'a row of a table by its place: search for your own rows before',
    folder: 'e2e/admin/',
  },
]

/** The tests of the checks quote what the checks refuse. */
const isTest = (file: string) =>
  /^(?:e2e|tests)\/.*\.ts$/.test(file) ||
  /^(?:src|seeds|tools(?!\/checks\/))\/.*\.test\.tsx?$/.test(file)

/** Real processes, sockets and time are what these are about. */
const isReal = (file: string) =>
  [...realTests, ...longTests].includes(file) ||
  /^tests\/(?:deploy|errors|races|upgrade)\//.test(file)

/**
 * How often a file may still break a rule, where the real time or a wait is the matter of the test.
 * It must be exact: a number that is too high here is a finding as well, so none outlives its need.
 */
const exceptions: Record<string, number> = {
  // A live shop runs in real time, and says nothing when it has nothing more to load.
  'e2e/going-live/walk.ts': 1,
  // What comes late here comes late by the tester's wish.
  'e2e/support/pages.ts': 1,
  // The clock itself, and clocks that are set wrong.
  'e2e/support/now.ts': 1,
  'src/features/meals/server/closing/wrong-clock.api.test.ts': 1,
  'src/main/process/readiness.api.test.ts': 1,
  'src/server/clock.test.ts': 1,
  // How many may wait or run at once.
  'src/server/events/events.api.test.ts': 1,
  'src/server/http/pages/pages.test.ts': 1,
  'src/server/jobs/busy-queue.api.test.ts': 2,
  // The providers' own clocks, where a test gives them no other.
  'tests/providers/meta/fake-meta.ts': 1,
  'tests/providers/paypal/fake-paypal.ts': 1,
  'tests/providers/stand-ins.ts': 2,
  'tests/providers/stripe/fake-stripe.ts': 1,
}

const findIn = (source: SourceFile): Finding[] =>
  rules
    .filter(({ folder = '' }) => source.file.startsWith(folder))
    .flatMap(({ pattern, message }) =>
      findMatches(source, pattern, (match) => `${match}: ${message}`),
    )

function judge(source: SourceFile): Finding[] {
  const found = findIn(source)
  const allowed = exceptions[source.file] ?? 0
  if (found.length > allowed) return found
  if (found.length === allowed) return []
  const message = `flaky-tests.ts allows ${allowed}, and there are ${found.length}: lower it`
  return [{ file: source.file, line: 1, message }]
}

/** Tests that would pass or fail by chance, and exceptions that no one needs any more. */
export const findFlakyTests: Check = (files) =>
  files.filter(({ file }) => isTest(file) && !isReal(file)).flatMap(judge)
