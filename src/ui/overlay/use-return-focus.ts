import { useLayoutEffect } from 'react'
import { findAgain, openerOf } from './opener.ts'

/** Frames in which a closing dialog may still fade out and others may take the focus. */
const FRAMES_MAX = 60

/**
 * What had the focus when a dialog opened gets it back when the dialog has gone, also where the
 * dialog's code came late or its opener stands in a list that was drawn anew meanwhile. Where the
 * opener is gone, reading goes on at the page's content. A focus that went elsewhere stays there.
 */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const opener = openerOf(document)
    // React Aria comes first: it knows dialogs within dialogs.
    return () => {
      requestAnimationFrame(() => giveBack(opener, FRAMES_MAX))
    }
  }, [isOpen])
}

function giveBack(opener: HTMLElement | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isInDialog = activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (isInDialog && framesLeft > 0) return giveBack(opener, framesLeft - 1)
    if (activeElement === body || activeElement === null) focusAgain(opener)
  })
}

function focusAgain(opener: HTMLElement | null): void {
  const found = findAgain(opener)
  if (found) return found.focus()
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
