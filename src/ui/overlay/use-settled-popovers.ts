import { useEffect } from 'react'

/**
 * A list that opens while its sheet still moves in stays where the field was. When a movement ends,
 * open lists are made to measure again, as after a resize.
 */
export function useSettledPopovers(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const measureAgain = () => window.dispatchEvent(new Event('resize'))
    document.addEventListener('animationend', measureAgain)
    return () => document.removeEventListener('animationend', measureAgain)
  }, [isOpen])
}
