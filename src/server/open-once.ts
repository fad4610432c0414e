/** Opens something at its first use, for all who use it; what failed to open is tried again. */
export function openOnce<Thing>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opened: Promise<Thing> | undefined
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
