import { useEffect, useState } from 'react'

const STEP_MS = 5000

/** The server's time on this device: the clock of a tablet may be wrong. */
export function useNow(serverNow: string | undefined): Date {
  const [now, setNow] = useState(() => (serverNow ? new Date(serverNow) : new Date(0)))
  useEffect(() => {
    if (serverNow === undefined) return
    const offset = Date.parse(serverNow) - Date.now()
    const tick = () => setNow(new Date(Date.now() + offset))
    tick()
    const timer = setInterval(tick, STEP_MS)
    return () => clearInterval(timer)
  }, [serverNow])
  return now
}
