import { useLayoutEffect, useRef } from 'react'
import { findAgain, openerOf } from './opener.ts'

/** Frames in which a closing dialog may fade out, and a list be drawn that holds its opener. */
const FRAMES_MAX = 120

/**
 * What had the focus when a dialog opened gets it back when the dialog has gone, also where the
 * dialog's code came late or its opener stands in a list that was drawn again meanwhile. Where the
 * opener is gone, reading goes on at the page's content. A focus that went elsewhere stays there.
 */
export function useReturnFocus(isOpen: boolean): void {
  // Kept while the dialog is hidden for a part that loads late: then the effect runs again.
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) {
      opener.current = null
      return undefined
    }
    opener.current ??= openerOf(document)
    const found = opener.current
    // React Aria comes first: it knows dialogs within dialogs.
    return () => {
      requestAnimationFrame(() => giveBack(found, FRAMES_MAX))
    }
  }, [isOpen])
}

function giveBack(opener: HTMLElement | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || activeElement === null
    const found = findAgain(opener)
    if (isFree && found) return found.focus()
    const isInDialog = activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    const mayCome = isInDialog || (isFree && opener !== null)
    if (mayCome && framesLeft > 0) return giveBack(opener, framesLeft - 1)
    if (isFree) goToContent()
  })
}

function goToContent(): void {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
