import type { Page } from '@playwright/test'

/** A refused call is an answer, not an error of the page; Chromium logs both alike. */
const ANSWERS = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Reports everything that a browser's console would show in red. */
export function watchPage(page: Page, report: (problem: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || ANSWERS.test(message.text())) return
    report(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => report(`${page.url()}: ${error.stack ?? error.message}`))
}

/** An address that leads nowhere is answered so. */
const NOWHERE = /\/nowhere$/

/** Reports every request that was refused or failed; one that the page itself gave up is none. */
export function watchRequests(page: Page, report: (problem: string) => void): void {
  page.on('response', (response) => {
    if (response.status() < 400 || NOWHERE.test(response.url())) return
    report(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') report(`${page.url()}: ${reason} ${request.url()}`)
  })
}
