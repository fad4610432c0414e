import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Everything axe knows of the standard and of good practice, or only what colours can break. */
export async function findViolations(
  page: Page,
  wanted: 'all' | 'colours' = 'all',
): Promise<string[]> {
  await endTransitions(page)
  // All frames are of one origin, so axe needs no blank page next to this one to join them.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  // No rule that we ask for reads style sheets, and no page has sound: axe need not load them again.
  builder.options({ resultTypes: ['violations'], preload: false })
  if (wanted === 'all') builder.withTags(TAGS)
  else builder.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} ${html.slice(0, 160)}: ${failureSummary ?? ''}`),
  )
  return violations.some(({ id }) => EXCUSED_BY_A_DIALOG.has(id))
    ? [...found, ...(await page.evaluate(describeDialogs))]
    : found
}

/** Rules that axe does not apply while it sees an open dialog. */
const EXCUSED_BY_A_DIALOG = new Set(['landmark-one-main', 'page-has-heading-one'])

/** For a page to evaluate: what axe knows an open dialog by, as JSON. */
const describeDialogs = (): string[] =>
  [...document.querySelectorAll('[role="dialog"]')].map((dialog) => {
    const cover = dialog.closest('body > *') ?? dialog
    const hit = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
    return JSON.stringify({
      isShown: dialog.checkVisibility(),
      isInert: dialog.closest('[inert]') !== null,
      isCoverHit: hit.includes(cover),
      opacities: [dialog, dialog.parentElement, cover].map(
        (one) => one && getComputedStyle(one).opacity,
      ),
      place: dialog.getBoundingClientRect(),
      screen: [innerWidth, innerHeight],
    })
  })

/**
 * Colours that are on their way are brought to their end: axe must not measure between two states. A
 * part that inherits its colour sets out when the part around it has arrived.
 */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (;;) {
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (changes.length === 0) return
      for (const change of changes) change.finish()
    }
  })

export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await findViolations(page), `axe on ${page.url()}`).toEqual([])
}
