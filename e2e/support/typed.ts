import { expect, type Locator } from '@playwright/test'

const FIELDS = 'input:not([type=hidden], [type=file], [disabled], [role]), textarea:not([disabled])'

/** What is in each field of a form, in the order of the page. */
export const readTyped = (form: Locator): Promise<(string | boolean)[]> =>
  form
    .locator(FIELDS)
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => field.checkVisibility() || /^(checkbox|radio)$/.test(field.type))
        .map((field) => (/^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)),
    )

/** Types into every field, presses every second tick and the last of every choice. */
export async function typeIntoAll(form: Locator): Promise<void> {
  await expect(form.locator(FIELDS).first()).toBeVisible()
  let number = 0
  for (const field of await form.locator(FIELDS).all()) {
    number += 1
    const kind = await field.evaluate((one: HTMLInputElement) => ({
      type: one.type,
      mode: one.inputMode,
      isTrap: one.tabIndex < 0 || !one.parentElement?.checkVisibility(),
    }))
    if (kind.isTrap && !/^(checkbox|radio)$/.test(kind.type)) continue
    if (kind.type === 'checkbox') {
      if (number % 2 === 0) await field.press('Space')
    } else if (kind.type !== 'radio') await field.fill(textFor(kind.type, kind.mode, number))
  }
}

function textFor(type: string, mode: string, number: number): string {
  if (type === 'time') return '19:30'
  if (type === 'email') return `mariam${number}@example.com`
  if (type === 'tel') return '50 555 01 23'
  if (mode === 'numeric' || mode === 'decimal') return String(20 + number)
  return `Mariam ${'abcdefghijklmnopqrstuvwxyz'.charAt(number % 26)}`
}

interface Form {
  form: Locator
  /** Shows the form again after the page was loaded. */
  show: () => Promise<unknown>
  change: (what: 'language' | 'reload' | 'leave') => Promise<void>
}

/** What is typed is there again after each of: a switch of the language, a reload, Back. */
export async function expectKept({ form, show, change }: Form): Promise<void> {
  await show()
  await typeIntoAll(form)
  const typed = await readTyped(form)
  expect(typed.length).toBeGreaterThan(0)
  for (const what of ['language', 'reload', 'leave'] as const) {
    await change(what)
    if (what !== 'language') await show()
    await expect.poll(() => readTyped(form), { message: `after: ${what}` }).toEqual(typed)
  }
}
