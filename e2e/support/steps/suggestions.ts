import type { Locator, Page } from '@playwright/test'

/** A button that names its action first and then the dish. */
export const starting = (action: string): RegExp => new RegExp(`^${action}:`)

export const nameOn = async (card: Locator): Promise<string> =>
  (await card.getByRole('heading').innerText()).trim()

/** Counts what is sent to an address. */
export function countPosts(page: Page, path: RegExp): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) posts += 1
  })
  return () => posts
}
