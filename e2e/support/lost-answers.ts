import type { Route } from '@playwright/test'

/** How often a write is sent before the page says that it failed. */
export const TRIES_OF_A_CALL = 4

/** The server does what was asked for, and the page doesn't hear of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
