import { lazy, type ComponentType } from 'react'

/**
 * A part of a page whose code comes when it is first drawn; to stand inside `<Suspense>`. Without a
 * network it waits until there is one, because a load that fails takes the whole page down.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadOnceOnline(load) }))

/** What was loaded before, or lies in the browser's cache, comes without a network too. */
export async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve))
    return loadOnceOnline(load)
  }
}
