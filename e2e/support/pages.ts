import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Goes to a page and waits until it answers to hands: what is pressed before that may be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenAlive(page)
}

interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  stateNode: { current: Fiber } | null
}

/**
 * React's own books tell whether any part of the server's HTML still waits for its code; some parts
 * wait for a first sign of the visitor, such as a key.
 */
export async function whenAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isWholeAlive)).toBe(true)
  }).toPass({ intervals: [20, 50, 100, 200] })
}

function isWholeAlive(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
  const container = (document as unknown as Record<string, Fiber | undefined>)[key ?? '']
  const root = container?.stateNode?.current
  if (!root || root.memoizedState?.isDehydrated) return false
  const waiting: (Fiber | null)[] = [root.child]
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue
    if (fiber.memoizedState?.dehydrated) return false
    waiting.push(fiber.child, fiber.sibling)
  }
  return document.querySelector('main') !== null
}

/** Goes to a page and waits until nothing of it is on its way any more, without touching it. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  const onTheWay = new Set<Request>()
  const begin = (request: Request) => {
    if (request.resourceType() !== 'eventsource') onTheWay.add(request)
  }
  const end = (request: Request) => void onTheWay.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(path)
  await whenSettled(page, () => [...onTheWay].map((request) => request.url()))
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Ends when the page, and whatever else is asked, has nothing left to wait for. */
export async function whenSettled(
  page: Page,
  findRequests: () => string[] = () => [],
): Promise<void> {
  const expectSettled = async () => {
    expect(await page.evaluate(findUnsettled)).toEqual([])
    expect(findRequests()).toEqual([])
  }
  await expect(async () => {
    await expectSettled()
    // What has just come may be drawn, and ask for more.
    await whenIdle(page)
    await expectSettled()
  }).toPass({ intervals: [50, 100, 200] })
}

/** Ends when the page has drawn itself and has nothing left to do, or two seconds later. */
async function whenIdle(page: Page): Promise<void> {
  await whenDrawn(page)
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  )
}

interface Router {
  state: { isLoading: boolean }
  options: { context: { queryClient: { isFetching: () => number } } }
}

/**
 * The page says by its mark that it is loaded and laid out in the right fonts; then its React, its
 * router and its queries are asked, and the pictures in sight.
 */
function findUnsettled(): string[] {
  const router = (globalThis as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
  const container = (document as unknown as Record<string, Fiber | undefined>)[key ?? '']
  const root = container?.stateNode?.current
  if (!document.documentElement.hasAttribute('data-settled')) return ['layout']
  if (!router || !root || root.memoizedState?.isDehydrated) return ['scripts']
  const pictures = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return !image.complete && width > 0 && bottom > 0 && top < innerHeight
  })
  return [
    ...(router.state.isLoading ? ['route'] : []),
    ...(router.options.context.queryClient.isFetching() > 0 ? ['queries'] : []),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...pictures.map(({ src }) => src),
  ]
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits for an address of our own, its query included. */
export async function expectPath(page: Page, path: string | RegExp): Promise<void> {
  if (typeof path === 'string') await expect.poll(() => pathOf(page)).toBe(path)
  else await expect.poll(() => pathOf(page)).toMatch(path)
}

/** For a page to evaluate: wider than its screen, it would scroll sideways. */
export const isWide = (): boolean => document.documentElement.scrollWidth > screen.width

/** The short message that comes and goes; it is the only one on the page. */
export const toastIn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })

/** The number of a receipt. */
export const RECEIPT = /SR-\d{6}/

export const undoInToast = (page: Page, label: string): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true })

/** Ends when the page has drawn itself again, or a second later: unseen pages may draw no frames. */
export const whenDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 1000)
      }),
  )

/**
 * Presses what lies below a frame of another origin. The browser hands a press to such a frame by
 * where it was last drawn, so a press in the very moment of scrolling would go to the frame.
 */
export async function pressBelowFrame(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await whenDrawn(button.page())
  await button.click()
}

/** From the next page on, how much of it moves by itself while it loads. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { sum: 0 }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { noted: { sum: number } }).noted.sum)

/** From now on, every frame that shows no first heading in the page's content is counted. */
export async function noteBlankFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { blank: 0 }
    Object.assign(window, { seenFrames: seen })
    const watch = () => {
      if (!document.querySelector('main h1')?.checkVisibility()) seen.blank += 1
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
}

export const readBlankFrames = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seenFrames: { blank: number } }).seenFrames.blank)

/** What the page loads from now on comes late. */
export async function slowScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds))
    await route.continue()
  })
}
