import { useLayoutEffect, useRef } from 'react'
import { findAgain, openerOf } from './opener.ts'
import { topDialog } from './top-dialog.ts'

/** Frames in which a closing dialog may fade out, and a list be drawn that holds its opener. */
const FRAMES_MAX = 120

/** Frames in which React Aria gives the focus back itself: it knows dialogs within dialogs. */
const FRAMES_OF_REACT_ARIA = 2

/**
 * What had the focus when a dialog opened gets it back when the dialog has gone, also where the
 * dialog's code came late or its opener is in a list that was drawn again meanwhile. Where the
 * opener is gone, the focus goes to the dialog that is still open, or to the page's content. A focus
 * that went elsewhere stays there.
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
    const stopWatching = keepFocusInside()
    return () => {
      stopWatching()
      afterFrames(FRAMES_OF_REACT_ARIA, () => giveBack(found, FRAMES_MAX))
    }
  }, [isOpen])
}

function giveBack(opener: HTMLElement | null, framesLeft: number): void {
  const { activeElement } = document
  const found = findAgain(opener)
  if (isFree() && found) return found.focus()
  if (isFree()) focusTopDialog()
  const isInDialog = activeElement?.closest('[role="dialog"], [role="alertdialog"]')
  const mayCome = isInDialog || (isFree() && opener !== null)
  if (mayCome && framesLeft > 0) return afterFrames(1, () => giveBack(opener, framesLeft - 1))
  if (isLost()) goToContent()
}

/** What has the focus in a dialog may go, such as a button that was pressed: then keys do nothing. */
function keepFocusInside(): () => void {
  const observer = new MutationObserver(() => {
    if (isLost()) afterFrames(FRAMES_OF_REACT_ARIA + 1, () => isLost() && focusTopDialog())
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The dialog that has the focus because nothing in it does. */
let resting: HTMLElement | undefined

function focusTopDialog(): void {
  resting = topDialog()
  resting?.focus()
}

const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === null

const isFree = (): boolean => isLost() || document.activeElement === resting

function afterFrames(count: number, work: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, work) : work()))
}

function goToContent(): void {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
