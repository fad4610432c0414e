import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  DOCUMENTS_OF,
  hasCheckDigit,
  readIban,
  type ApplicationType,
} from '#features/chef-applications/rules.ts'
import { dataUrl, paperUrl, picture } from '../../tools/testing/documents.ts'

const TEN = 10
const HUNDRED = 100

/** A number of a card that nobody else has, with a check digit that fits. */
export function newEmiratesId(): string {
  const start = `784-19${randomInt(TEN, HUNDRED)}-${randomInt(1_000_000, 10_000_000)}`
  const digits = Array.from({ length: TEN }, (_, digit) => `${start}-${digit}`)
  return digits.find(hasCheckDigit) ?? ''
}

/** An IBAN whose check digits fit. */
export function newIban(): string {
  const account = `033${String(randomInt(1_000_000_000)).padStart(16, '0')}`
  const all = Array.from({ length: HUNDRED }, (_, check) => check)
  const ibans = all.map((check) => `AE${String(check).padStart(2, '0')}${account}`)
  return ibans.find((iban) => readIban(iban) !== undefined) ?? ''
}

export const jpeg = (colour?: string): Promise<Buffer> =>
  picture(640, 400, colour).jpeg().toBuffer()

/** Gives the field of a document a photo. */
export async function giveDocument(page: Page, kind: string, colour?: string): Promise<void> {
  await page
    .locator(`input[data-kind="${kind}"]`)
    .setInputFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await jpeg(colour) })
}

/** A whole application as the wizard sends it; a business with a PDF of its licence. */
export async function applicationOf(type: ApplicationType) {
  const photo = dataUrl('image/jpeg', await jpeg())
  const isBusinessAccount = type === 'business'
  const documents = DOCUMENTS_OF[type].map((kind) => [
    kind,
    kind === 'tradeLicenseDoc' ? paperUrl() : photo,
  ])
  return {
    emiratesId: newEmiratesId(),
    bankDetails: `${newIban()}, Mashreq`,
    cuisineSpecialty: ['emirati'],
    isBusinessAccount,
    ...(isBusinessAccount && { businessName: 'Al Reem Kitchen', tradeLicense: 'CN-1029384' }),
    ...(Object.fromEntries(documents) as Record<string, string>),
  }
}
