import { useRef } from 'react'

/** Starts an action on a thing only when none is on its way; two presses in one moment send one. */
export function useOnce() {
  const busy = useRef(new Set<number>())
  return {
    start: (id: number, action: () => void) => {
      if (busy.current.has(id)) return
      busy.current.add(id)
      action()
    },
    end: (id: number) => void busy.current.delete(id),
  }
}

export type Once = ReturnType<typeof useOnce>
