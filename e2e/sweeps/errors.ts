import type { Page } from '@playwright/test'
import { whenSettled } from '../support/pages.ts'

/** Scrolls once through the page, so that what loads near the view is there, and back. */
export async function loadEverything(page: Page): Promise<void> {
  const goDown = () =>
    page.evaluate(() => {
      scrollBy(0, innerHeight)
      return Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight
    })
  while (await goDown()) await whenSettled(page)
  await page.evaluate(() => scrollTo(0, 0))
  await whenSettled(page)
}

/** What axe does not look for: width, headings, sizes of pictures and of targets, torn numbers, hidden places. */
export const findErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TARGET_MIN = 24
    const errors: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > root.clientWidth + 1 || left < -1)
      })
      errors.push(
        `wider than the window: ${wide
          .slice(-3)
          .map((element) => element.outerHTML.slice(0, 120))
          .join(' | ')}`,
      )
    }
    const headings = document.querySelectorAll('h1')
    if (headings.length !== 1) errors.push(`${headings.length} h1`)
    for (const image of document.querySelectorAll('img')) {
      if (!image.hasAttribute('width') || !image.hasAttribute('height')) {
        errors.push(`no size: ${image.outerHTML.slice(0, 160)} ${image.src}`)
      }
      if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') {
        errors.push(`broken: ${image.src}`)
      }
    }
    // The number of a payment, a receipt or an order is one word, also where its hyphen could break.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: number, index } of text.data.matchAll(/[A-Z]{2,4}-(\d{4}-)?\d{6}/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + number.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) errors.push(`${number} breaks over two lines`)
      }
    }
    // Anyone who looks at a row of links sees where they are.
    for (const link of document.querySelectorAll('nav [aria-current]')) {
      const row = link.closest('nav') ?? root
      const { left, right, width } = link.getBoundingClientRect()
      const box = row.getBoundingClientRect()
      if (width > 0 && (left < box.left - 1 || right > box.right + 1)) {
        errors.push(`the current page is out of sight: ${link.outerHTML.slice(0, 160)}`)
      }
    }
    // A target in a line of text may be as low as the line.
    const targets = document.querySelectorAll('a[href], button, [role="option"], summary')
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      const isHidden =
        width <= 1 || height <= 1 || !target.checkVisibility({ visibilityProperty: true })
      const isInline = getComputedStyle(target).display === 'inline'
      if (isHidden || isInline || (width >= TARGET_MIN && height >= TARGET_MIN)) continue
      errors.push(
        `target ${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`,
      )
    }
    return errors
  })
