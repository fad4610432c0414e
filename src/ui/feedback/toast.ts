export interface ToastMessage {
  title: string
  text?: string
  /** `destructive` is read out at once and is on red. */
  variant?: 'default' | 'success' | 'destructive'
  /** Stays until someone closes it. */
  isLasting?: boolean
  /** A reversible action gets an Undo instead of a question beforehand. */
  action?: { label: string; onPress: () => void }
}

export const TOAST_MS = 5000

type Receiver = (message: ToastMessage) => void

/** Messages wait here until the region, which loads later than the page, can show them. */
export function createToastQueue() {
  const waiting: ToastMessage[] = []
  const watchers = new Set<() => void>()
  let receiver: Receiver | undefined
  return {
    send(message: ToastMessage): void {
      if (receiver) return receiver(message)
      waiting.push(message)
      for (const notify of watchers) notify()
    },
    /** For `useSyncExternalStore`: whether a message waits for a region that is not loaded yet. */
    watch(notify: () => void): () => void {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    hasWaiting: (): boolean => waiting.length > 0,
    /** Hands over what waits and what comes; answers how to stop. */
    receive(next: Receiver): () => void {
      receiver = next
      for (const message of waiting.splice(0)) next(message)
      return () => {
        if (receiver === next) receiver = undefined
      }
    },
  }
}

export const toasts = createToastQueue()

/** Reports something that needs no answer; an error that needs one is in the page, too. */
export const toast = (message: ToastMessage): void => toasts.send(message)
