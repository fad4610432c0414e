import { useEffect, useRef, type RefObject } from 'react'

/** As long as the second click of a double click may take. */
const DOUBLE_CLICK_MS = 600

/** The second click of a double click may not press what the first one put in its place. */
export function useSingleClicks(box: RefObject<HTMLElement | null>, shown: string): void {
  const changedAt = useRef(0)
  useEffect(() => {
    if (shown) changedAt.current = performance.now()
  }, [shown])
  useEffect(() => {
    const element = box.current
    const swallow = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - changedAt.current > DOUBLE_CLICK_MS) return
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('click', swallow, true)
    return () => element?.removeEventListener('click', swallow, true)
  }, [box])
}
