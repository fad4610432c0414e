import { useEffect, useEffectEvent, useRef, useState } from 'react'

const SETTLE_MS = 250

/**
 * What is typed is told once the fingers rest; another text that comes from outside, such as from
 * the address, shows in the field.
 */
export function useTyped(given: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(given)
  const told = useRef(given)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useEffectEvent(onSettled)
  const [settled, setSettled] = useState<{ text: string }>()
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (told.current === given) return
    clearTimeout(timer.current)
    told.current = given
    setTyped(given)
  }, [given])
  useEffect(() => {
    if (!settled || settled.text === told.current) return
    told.current = settled.text
    tell(settled.text)
  }, [settled])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSettled({ text: next.trim() }), SETTLE_MS)
  }
  return [typed, type] as const
}
