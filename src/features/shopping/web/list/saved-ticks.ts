/** Ticks by ingredient that the server has not seen yet. */
export type Ticks = Readonly<Record<string, boolean>>

const keyOf = (listId: number): string => `shopping-ticks-${listId}`

/** What waits on this device. A store that is shut or broken holds nothing. */
export function readTicks(listId: number): Ticks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((tick): tick is [string, boolean] => tick[1] === !!tick[1]),
    )
  } catch {
    return {}
  }
}

export function saveTicks(listId: number, ticks: Ticks): void {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(keyOf(listId))
    else localStorage.setItem(keyOf(listId), JSON.stringify(ticks))
  } catch {
    // Without a store they live as long as the page.
  }
}
