/** Puts what comes at the same time into one write; what comes during a write goes into the next. */
export function together<T>(
  write: (all: readonly T[]) => Promise<void>,
): (one: T) => Promise<void> {
  let waiting: Waiting<T>[] = []
  let isWriting = false

  const writeAll = async (batch: readonly Waiting<T>[]): Promise<void> => {
    try {
      await write(batch.map(({ one }) => one))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      // One that cannot be written must not keep the others from it.
      if (batch.length > 1) for (const single of batch) await writeAll([single])
      else for (const { reject } of batch) reject(error)
    }
  }
  const writeWaiting = async (): Promise<void> => {
    isWriting = true
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await writeAll(batch)
    }
    isWriting = false
  }
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isWriting) void writeWaiting()
    })
}

interface Waiting<T> {
  one: T
  resolve: () => void
  reject: (error: unknown) => void
}
