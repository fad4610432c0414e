import type { Page } from '@playwright/test'

/** Above this a page counts as one whose parts jump while it loads. */
const SHIFT_MOST = 0.1

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

interface Shift {
  value: number
  moved: string[]
}

const KEY = 'layoutShifts'

/** Every page that is opened from now on keeps how far its parts move. */
export async function keepShifts(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { [key]: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : null))
        const moved = nodes.map((element) => element?.outerHTML.slice(0, 120) ?? 'text')
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, KEY)
}

/** What has moved on this page before it was touched, where that is too much. */
export async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    (key) => (globalThis as unknown as Record<string, Shift[]>)[key] ?? [],
    KEY,
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum <= SHIFT_MOST) return []
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3)
  return worst.map(({ moved }) => `shifts by ${sum.toFixed(3)}: ${moved.slice(0, 2).join(' | ')}`)
}
