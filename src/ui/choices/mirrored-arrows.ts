import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 }

/**
 * For radios side by side: from right to left the left arrow goes on to the next one. Browsers leave
 * the arrows of radios as they are from left to right.
 */
export function mirrorArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key]
  const group = event.currentTarget.closest('fieldset')
  if (step === undefined || !group || getComputedStyle(group).direction !== 'rtl') return
  event.preventDefault()
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')]
  const place = radios.indexOf(event.currentTarget) + step
  const next = radios[(place + radios.length) % radios.length]
  next?.focus()
  next?.click()
}
