import { useEffect } from 'react'

/** Keeps the screen on while the page is in sight; quiet where a browser cannot or will not. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (isGone) await got.release()
        else lock = got
      } catch {
        // A low battery may forbid it: the screen then sleeps as usual.
      }
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', askAgain)
      lock?.release().catch(() => undefined)
    }
  }, [])
}
