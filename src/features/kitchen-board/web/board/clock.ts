import { useEffect, useState } from 'react'

const STEP_MS = 5000

/**
 * The server's time on this device, whose own clock may be wrong: as the server gave it in an
 * answer that was received at a time of the device.
 */
export function useNow(serverNow: string, receivedAt: number): Date {
  const [now, setNow] = useState(() => new Date(serverNow))
  useEffect(() => {
    const offset = Date.parse(serverNow) - receivedAt
    const tick = () => setNow(new Date(Date.now() + offset))
    tick()
    const timer = setInterval(tick, STEP_MS)
    return () => clearInterval(timer)
  }, [serverNow, receivedAt])
  return now
}
