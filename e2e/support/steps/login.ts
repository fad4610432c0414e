import { expect, type Page } from '@playwright/test'
import type { messages } from '#features/auth/messages.ts'
import { localPart } from '../people.ts'

type LoginTexts = Pick<
  (typeof messages)['en']['login'],
  'phoneLabel' | 'send' | 'codeLabel' | 'codeTitle'
>

/** The first step of the login page; ends where the code is asked for. */
export async function enterPhone(page: Page, login: LoginTexts, phone: string): Promise<void> {
  await page.getByLabel(login.phoneLabel).fill(localPart(phone))
  await page.getByRole('button', { name: login.send }).click()
  await expect(page.getByRole('heading', { name: login.codeTitle })).toBeVisible()
}

/** The last digit sends the code by itself. */
export const typeCode = (page: Page, login: LoginTexts, code: string): Promise<void> =>
  page.getByLabel(login.codeLabel).pressSequentially(code)

export const toArabicDigits = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
