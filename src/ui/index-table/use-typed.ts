import { useEffect, useEffectEvent, useRef, useState } from 'react'

const SETTLE_MS = 250

/**
 * What is typed is reported once the fingers rest; another text that comes from outside, such as
 * from the address, shows in the field.
 */
export function useTyped(given: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(given)
  const reported = useRef(given)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const notify = useEffectEvent(onSettled)
  const [settled, setSettled] = useState<{ text: string }>()
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (reported.current === given) return
    clearTimeout(timer.current)
    reported.current = given
    setTyped(given)
  }, [given])
  useEffect(() => {
    if (!settled || settled.text === reported.current) return
    reported.current = settled.text
    notify(settled.text)
  }, [settled])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSettled({ text: next.trim() }), SETTLE_MS)
  }
  return [typed, type] as const
}
