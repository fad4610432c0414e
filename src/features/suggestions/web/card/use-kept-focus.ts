import { useEffect, useRef, type RefObject } from 'react'

/** When the button that had the focus goes with a change, the focus stays in its box. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, shown: string): void {
  const isInside = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isInside.current = box.current?.contains(target as Node) ?? false
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [box])
  useEffect(() => {
    if (!shown || !isInside.current || document.activeElement !== document.body) return
    const next = box.current?.querySelector<HTMLElement>(
      'h3[tabindex], button:not([aria-disabled])',
    )
    next?.focus({ preventScroll: true })
  }, [box, shown])
}
