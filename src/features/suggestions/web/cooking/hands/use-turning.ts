import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react'
import { turnOfKey, turnOfSwipe, type Turn } from './turn-of.ts'

/** Where arrow keys have work of their own. */
const OWN_KEYS = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

/** Turns pages by swipe and by arrow key. Spread the answer on what can be swiped. */
export function useTurning(isRtl: boolean, onTurn: (turn: Turn) => void) {
  const began = useRef<{ x: number; y: number; at: number } | undefined>(undefined)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const isTaken = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
    if (event.defaultPrevented || hasModifier || isTaken) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    const turn = turnOfKey(event.key, isRtl)
    if (turn === undefined) return
    event.preventDefault()
    onTurn(turn)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      began.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, at: Date.now() }
          : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const start = began.current
      began.current = undefined
      if (!touch || !start) return
      const swipe = {
        x: touch.clientX - start.x,
        y: touch.clientY - start.y,
        durationMs: Date.now() - start.at,
      }
      const turn = turnOfSwipe(swipe, isRtl)
      if (turn !== undefined) onTurn(turn)
    },
  }
}
