import { RETENTION_DAYS } from '#shared/retention.ts'
import { readIban } from '#shared/iban.ts'
import { toLatinDigits } from '#shared/text/digits.ts'

export const APPLICATION_TYPES = ['individual', 'business'] as const
export type ApplicationType = (typeof APPLICATION_TYPES)[number]

/** `submitted` and `pending` both read "Under Review". */
export const APPLICATION_STATUSES = [
  'submitted',
  'pending',
  'needs_changes',
  'approved',
  'rejected',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const DECISIONS = ['approved', 'rejected', 'needs_changes'] as const
export type Decision = (typeof DECISIONS)[number]

/** An open application: no one has said yes or no to it. One for each person and type. */
export const isOpen = (status: ApplicationStatus): boolean =>
  status === 'submitted' || status === 'pending' || status === 'needs_changes'

/** The team can decide what lies with it, not what lies with the applicant. */
export const canDecide = (status: ApplicationStatus, decision: Decision): boolean =>
  status === 'submitted' ||
  status === 'pending' ||
  (status === 'needs_changes' && decision === 'rejected')

/** After a rejection the same type may be applied for again. R-APP-1 */
export const canApplyAgain = (status: ApplicationStatus): boolean => status === 'rejected'

export const DOCUMENT_KINDS = [
  'emiratesIdPhoto',
  'selfieWithId',
  'bankDetailsDoc',
  'businessRepEmiratesId',
  'tradeLicenseDoc',
  'businessBankDoc',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Every document of a type is required. R-APP-2 */
export const DOCUMENTS_OF: Readonly<Record<ApplicationType, readonly DocumentKind[]>> = {
  individual: ['emiratesIdPhoto', 'selfieWithId', 'bankDetailsDoc'],
  business: ['businessRepEmiratesId', 'tradeLicenseDoc', 'businessBankDoc'],
}

/** A document that was replaced has to be looked at again. */
export const lastLook = <V extends { kind: DocumentKind | null; at: Date }>(
  document: { kind: DocumentKind; uploadedAt: Date },
  views: readonly V[],
): V | undefined =>
  views.find((view) => view.kind === document.kind && view.at >= document.uploadedAt)

const PDF_KINDS: readonly DocumentKind[] = ['bankDetailsDoc', 'tradeLicenseDoc', 'businessBankDoc']

/** Trade licence and bank documents may be PDF, the others are pictures. */
export const takesPdf = (kind: DocumentKind): boolean => PDF_KINDS.includes(kind)

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const mediaTypesOf = (kind: DocumentKind): readonly string[] =>
  takesPdf(kind) ? [...IMAGE_TYPES, 'application/pdf'] : IMAGE_TYPES

const MIB = 1024 * 1024
/** Each document, and all of one application together. R-APP-3 */
export const DOCUMENT_BYTES_MAX = 5 * MIB
export const DOCUMENTS_BYTES_MAX = 9 * MIB
/** What the browser scales a picture to before it is sent. */
export const IMAGE_SIDE_MAX = 1200
export const IMAGE_JPEG_QUALITY = 0.7

export const VERDICTS = ['waiting', 'accepted', 'replace'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Documents of a rejected application are erased after so many days. R-APP-5 */
export const PURGED_AFTER_DAYS = RETENTION_DAYS.rejectedPapers
/** A draft that no one touched is erased with its documents after so many days. R-APP-6 */
export const DRAFT_KEPT_DAYS = RETENTION_DAYS.applicationDrafts

/** More looks of one admin in a day raise an alarm. R-APP-7 */
export const VIEWS_A_DAY = 50

export const EMIRATES_ID_MIN = 15
export const EMIRATES_ID_TEXT_MAX = 40
export const BANK_DETAILS_MIN = 5
export const BANK_DETAILS_MAX = 300
export const LEGAL_NAME_MAX = 120
const NAME_PART = "[\\p{Script=Latin}\\p{Script=Arabic}\\p{M}'’.-]+"
const LEGAL_NAME = new RegExp(`^${NAME_PART}(?:\\s+${NAME_PART})+$`, 'u')

/** Given and family name, in the letters of an Emirates ID. */
export const isLegalName = (typed: string): boolean =>
  typed.length <= LEGAL_NAME_MAX && LEGAL_NAME.test(typed.trim())

export const BUSINESS_NAME_MAX = 120
export const TRADE_LICENSE_MAX = 60
export const DESCRIPTION_MAX = 1000
export const REASON_MAX = 600
export const REASON_MIN = 3

const MARKS = /[\s\u200e\u200f]/g
const DASHES = /[\u2010-\u2015\u2212]/g

/** `784-YYYY-NNNNNNN-C` of what was typed with or without dashes, in any digits; undefined if it is none. */
export function readEmiratesId(typed: string): string | undefined {
  const text = toLatinDigits(typed).replaceAll(MARKS, '').replaceAll(DASHES, '-')
  const parts = /^(784)-?(\d{4})-?(\d{7})-?(\d)$/.exec(text)
  return parts ? parts.slice(1).join('-') : undefined
}

export type EmiratesIdError = 'emirates_id_too_short' | 'emirates_id_invalid'

/**
 * An Emirates ID has 15 digits and begins with 784; a check digit that doesn’t fit warns. R-APP-4
 */
export function errorOfEmiratesId(typed: string): EmiratesIdError | undefined {
  if (typed.trim().length < EMIRATES_ID_MIN) return 'emirates_id_too_short'
  return readEmiratesId(typed) === undefined ? 'emirates_id_invalid' : undefined
}

/** A check digit that does not fit warns and refuses nothing. */
export function hasCheckDigit(emiratesId: string): boolean {
  const digits = Array.from(emiratesId)
    .filter((sign) => sign >= '0' && sign <= '9')
    .map(Number)
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** `784-••••-••••821-3`: the last four digits only. */
export const maskEmiratesId = (emiratesId: string): string =>
  `784-••••-••••${emiratesId.slice(-5, -2)}-${emiratesId.slice(-1)}`

export type BankDetailsError = 'bank_details_required' | 'bank_details_invalid'

/** Bank details are an IBAN and account details; the IBAN has to be one. */
export function errorOfBankDetails(typed: string): BankDetailsError | undefined {
  if (typed.trim().length < BANK_DETAILS_MIN) return 'bank_details_required'
  return readIban(typed) === undefined ? 'bank_details_invalid' : undefined
}

export const WARNINGS = ['emirates_id_check_digit'] as const
export type Warning = (typeof WARNINGS)[number]

/** What should be looked at again, though it is taken. */
export function warningsOf(emiratesId: string): Warning[] {
  const read = readEmiratesId(emiratesId)
  return read !== undefined && !hasCheckDigit(read) ? ['emirates_id_check_digit'] : []
}
