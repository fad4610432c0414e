import { useEffect, useState } from 'react'
import { productNow } from '#shared/page/product-now.ts'
import { useTexts } from '#ui/texts.ts'
import { requestTexts } from '../texts/request-texts.ts'

const MINUTE_MS = 60_000

/** The clock, by the minute; none before the page has come to life. */
export function useMinute(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(productNow().getTime())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `1 d 5 h`, and by minutes on the last day; nothing once it is over. */
export function useTimeLeft(): (until: string) => string | undefined {
  const texts = useTexts(requestTexts)
  const now = useMinute()
  return (until) => {
    if (now === undefined) return undefined
    const minutes = Math.floor((Date.parse(until) - now) / MINUTE_MS)
    if (minutes < 0) return undefined
    const hours = Math.floor(minutes / 60)
    return hours >= 24
      ? texts.days(Math.floor(hours / 24), hours % 24)
      : texts.hours(hours, minutes % 60)
  }
}
