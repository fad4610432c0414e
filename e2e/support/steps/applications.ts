import { randomInt } from 'node:crypto'
import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import {
  DOCUMENTS_OF,
  hasCheckDigit,
  type ApplicationType,
  type DocumentKind,
} from '#features/chef-applications/rules.ts'
import type { Cuisine } from '#shared/food/food.ts'
import { readIban } from '#shared/iban.ts'
import { dataUrl, paperUrl, picture } from '../../../tools/testing/documents.ts'
import { fromElsewhere, signInAgain, signInAsDemo, signUp } from '../people.ts'

/** Of everyone who applies here. */
export const LEGAL_NAME = 'Sami Adel Haddad'

const TEN = 10
const HUNDRED = 100

/** A number of a card that no one else has, with a check digit that fits. */
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

const documentField = (page: Page, kind: DocumentKind) => page.locator(`input[data-kind="${kind}"]`)

/** Gives the field of a document a photo. */
export async function giveDocument(page: Page, kind: DocumentKind, colour?: string): Promise<void> {
  const buffer = await jpeg(colour)
  await documentField(page, kind).setInputFiles({
    name: `${kind}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  })
}

/** Gives the field of a document a PDF of so many pages. */
export async function givePaper(page: Page, kind: DocumentKind, pages = 1): Promise<void> {
  const [, base64 = ''] = paperUrl(pages).split(',')
  await documentField(page, kind).setInputFiles({
    name: `${kind}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(base64, 'base64'),
  })
}

/** A whole application as the wizard sends it; a business with a PDF of its licence. */
async function applicationOf(type: ApplicationType, cuisines: Cuisine[]) {
  const photo = dataUrl('image/jpeg', await jpeg())
  const isBusinessAccount = type === 'business'
  const documents = DOCUMENTS_OF[type].map((kind) => [
    kind,
    kind === 'tradeLicenseDoc' ? paperUrl() : photo,
  ])
  return {
    legalName: LEGAL_NAME,
    emiratesId: newEmiratesId(),
    bankDetails: `${newIban()}, Mashreq`,
    cuisineSpecialty: cuisines,
    isBusinessAccount,
    ...(isBusinessAccount && { businessName: 'Al Reem Kitchen', tradeLicense: 'CN-1029384' }),
    ...(Object.fromEntries(documents) as Record<string, string>),
  }
}

export async function apply(
  api: APIRequestContext,
  type: ApplicationType,
  cuisines: Cuisine[] = ['emirati'],
): Promise<number> {
  const data = await applicationOf(type, cuisines)
  const answer = await api.post('/api/chef-applications', { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

export interface Newcomer {
  phone: string
  /** Signed in; `dispose` it in the end. */
  api: APIRequestContext
}

/** Someone new whose application the team has approved, back in the role that it gave. */
export async function approvedAs(
  baseURL: string,
  type: ApplicationType,
  cuisines?: Cuisine[],
): Promise<Newcomer> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: fromElsewhere() })
  const phone = await signUp(api)
  const id = await apply(api, type, cuisines)
  const admin = await request.newContext({ baseURL, extraHTTPHeaders: fromElsewhere() })
  await signInAsDemo(admin, 'admin')
  const data = { confirmUnseen: true, nameMatches: true }
  await expect(await admin.post(`/api/admin/chef-applications/${id}/approve`, { data })).toBeOK()
  await admin.dispose()
  await signInAgain(api, phone)
  return { phone, api }
}
