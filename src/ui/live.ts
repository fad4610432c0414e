import { useEffect, useEffectEvent, useState } from 'react'
import { StreamFollower, type LiveState } from './live/follow-stream.ts'

/** A page that no one has looked at for so long lets its stream go. */
const HIDDEN_MS = 60_000

/**
 * Follows the server's events while the page is open: `handlers` by kind of event. `refetch` reads
 * everything again; it is called after a gap, and every 20 seconds while the stream does not come.
 */
export function useLiveEvents(
  path: string,
  handlers: Readonly<Record<string, (data: unknown) => void>>,
  refetch: () => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const kinds = Object.keys(handlers).join(' ')
  const onEvent = useEffectEvent((kind: string, data: unknown) => handlers[kind]?.(data))
  const onRefetch = useEffectEvent(() => refetch())

  useEffect(() => {
    const following = new StreamFollower({
      path,
      kinds: kinds.split(' '),
      onEvent: (kind, data) => onEvent(kind, data),
      refetch: () => onRefetch(),
      onState: setState,
      open: (url) => new EventSource(url),
    })
    const pause = () => following.pause()
    let hiding: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(hiding)
      if (document.visibilityState === 'hidden') hiding = setTimeout(pause, HIDDEN_MS)
      else following.resume()
    }
    // An open stream would keep the page out of the browser's own back and forward memory.
    const events = {
      visibilitychange: look,
      pageshow: look,
      pagehide: pause,
      online: look,
    }
    for (const [kind, listener] of Object.entries(events)) addEventListener(kind, listener)
    look()
    return () => {
      for (const [kind, listener] of Object.entries(events)) removeEventListener(kind, listener)
      clearTimeout(hiding)
      pause()
    }
  }, [path, kinds])
  return state
}
