import { useRef, useState } from 'react'

/** `kept` is called back while another one is looked for: the dish stays in sight. */
export type Waiting = 'replaced' | 'kept'

/** Which suggestions wait for another dish, for the screen and for the answer that comes later. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<ReadonlyMap<number, Waiting>>(new Map())
  const kept = useRef(new Set<number>())
  const note = (id: number, state: Waiting | undefined) => {
    if (state === 'kept') kept.current.add(id)
    else kept.current.delete(id)
    setWaiting((now) => {
      const next = new Map(now)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })
  }
  return { waiting, note, isKept: (id: number) => kept.current.has(id) }
}
