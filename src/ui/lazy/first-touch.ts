const SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const

const hasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** The first sign that someone is there; at once where a page before this one saw it. */
export const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    if (hasTouched() || scrollY > 0) return resolve()
    const wake = () => {
      for (const sign of SIGNS) removeEventListener(sign, wake, true)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true })
  })
