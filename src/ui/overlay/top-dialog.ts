/** The dialog or panel above all others. A toast has the same role, but does not cover the page. */
export const topDialog = (): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('[role$="dialog"]:not([aria-modal])'))
    .filter((one) => !one.closest('[data-exiting]'))
    .at(-1)
