import { openApp, type RunningApp } from '../../src/main/process/open-app.ts'
import { testClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { applyMigrations } from '../../tools/database/contents.ts'
import { launchTemporary } from '../../tools/postgres/temporary.ts'
import { growTo, TABLES_NOW, type Size } from './grow.ts'
import { PAGES, tokenFor, type Page } from './pages.ts'
import { tablesReadWhole } from './plans.ts'
import { percentile, watchStatements } from './watch-statements.ts'

export const AIM_MS = 50
const CALLS = 200
const COLUMNS = [18, 10, 14, 14, 4] as const

export interface Finding {
  page: string
  statements: number
  slowestP99Ms: number
  slowestText: string
  readWhole: string[]
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const row = (...cells: (string | number)[]) =>
  say(
    cells
      .map((cell, index) => {
        const width = COLUMNS[index] ?? 0
        return index === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
      })
      .join(''),
  )

async function askPage(running: RunningApp, page: Page, n: number): Promise<void> {
  const response = await running.app.request(page.path(n), {
    headers: { cookie: `session=${tokenFor(page, n)}` },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${page.name}: ${response.status} ${text.slice(0, 300)}`)
}

async function measurePage(running: RunningApp, page: Page, size: Size): Promise<Finding> {
  const among = page.who === 'customer' ? size.customers : size.kitchens
  const asked = (index: number) => Math.floor(((index + 0.5) * among) / CALLS)
  for (let index = 0; index < 10; index += 1) await askPage(running, page, asked(index * 19))
  const seen = await watchStatements(async () => {
    for (let index = 0; index < CALLS; index += 1) await askPage(running, page, asked(index))
  })
  const [slowest] = [...seen.values()].toSorted(
    (a, b) => percentile(b.milliseconds, 0.99) - percentile(a.milliseconds, 0.99),
  )
  const scans: string[] = []
  for (const watched of seen.values()) scans.push(...(await tablesReadWhole(running.db, watched)))
  return {
    page: page.name,
    statements: seen.size,
    slowestP99Ms: slowest ? percentile(slowest.milliseconds, 0.99) : 0,
    slowestText: slowest?.text ?? '',
    readWhole: [...new Set(scans)],
  }
}

/** Grows the tables step by step and measures every statement of the pages at each size. */
export async function benchTables(sizes: readonly number[]): Promise<Finding[]> {
  const { database, stop } = await launchTemporary({ isLarge: true })
  try {
    await applyMigrations({ ownerUrl: database.url, appUrl: database.url }, { hasDemoClock: false })
    const config = readConfig({ DATABASE_URL: database.url, DEMO: '1', SECRET: 'x'.repeat(32) })
    const running = await openApp(config, createLog('silent'), testClock(TABLES_NOW))
    try {
      await seedCatalogue(running.db)
      return await measureSizes(running, sizes)
    } finally {
      await running.close()
    }
  } finally {
    await stop()
  }
}

async function measureSizes(running: RunningApp, sizes: readonly number[]): Promise<Finding[]> {
  let size: Size | undefined
  let findings: Finding[] = []
  const first = new Map<string, number>()
  for (const meals of sizes) {
    const since = performance.now()
    size = await growTo(running.db, meals, size)
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    say(`\n${meals.toLocaleString('en')} chosen meals, ${size.customers} customers (${seconds} s)`)
    row('page', 'statements', 'slowest p99', 'of smallest', '  read whole')
    findings = []
    for (const page of PAGES) {
      const finding = await measurePage(running, page, size)
      findings.push(finding)
      const smallest = first.get(page.name) ?? finding.slowestP99Ms
      first.set(page.name, smallest)
      row(
        finding.page,
        finding.statements,
        `${finding.slowestP99Ms.toFixed(1)} ms`,
        (finding.slowestP99Ms / smallest).toFixed(2),
        `  ${finding.readWhole.join(' ') || '-'}`,
      )
    }
  }
  return findings
}
