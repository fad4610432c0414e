import type { ComponentType } from 'react'
import { firstTouch } from './first-touch.ts'
import { lazyPart } from './lazy-part.ts'

/**
 * A part that the server draws at once and whose code the browser loads at the first sign of a
 * visitor. To stand inside `<Suspense>`; a press that comes before its code is kept by the page.
 */
export const lazyOnTouch = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return load()
  })
