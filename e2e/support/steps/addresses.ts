import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { messages } from '#features/addresses/messages.ts'
import { choose } from '../forms.ts'

export interface NewAddress {
  name: string
  addressLine1: string
  city: string
  area: string
}

/** In reach of kitchen 1, Bait Al Machboos. */
export const marinaHome: NewAddress = {
  name: 'Villa',
  addressLine1: 'Al Marsa Street 12',
  city: 'Dubai',
  area: 'Dubai Marina',
}

export async function addAddress(api: APIRequestContext, address: NewAddress): Promise<number> {
  const answer = await api.post('/api/delivery-addresses', { data: address })
  await expect(answer).toBeOK()
  return ((await answer.json()) as { id: number }).id
}

type AddressTexts = (typeof messages)['en']

/** What the form asks for; the name stays what it is unless one is given. */
export async function fillAddress(
  page: Page,
  form: Locator,
  { fields }: Pick<AddressTexts, 'fields'>,
  address: { city?: string; area: string; line: string; name?: string },
): Promise<void> {
  if (address.city !== undefined) await choose(page, form, fields.city, address.city)
  // The list opens where the field was: a page that still moves leaves it behind.
  await expect(async () => {
    await form.getByRole('combobox', { name: fields.area }).fill('')
    await form.getByRole('combobox', { name: fields.area }).fill(address.area)
    await page.getByRole('option', { name: address.area }).click({ timeout: 1000 })
  }).toPass()
  await form.getByLabel(fields.addressLine1).fill(address.line)
  if (address.name === undefined) return
  await form.getByText(fields.other, { exact: true }).click()
  await form.getByLabel(fields.name).fill(address.name)
}
