import { maskIban, readIban } from '#shared/iban.ts'
import { describe, expect, it } from 'vitest'
import {
  APPLICATION_STATUSES,
  canApplyAgain,
  canDecide,
  DECISIONS,
  DOCUMENT_KINDS,
  DOCUMENTS_OF,
  errorOfBankDetails,
  errorOfEmiratesId,
  hasCheckDigit,
  isOpen,
  maskEmiratesId,
  mediaTypesOf,
  readEmiratesId,
  warningsOf,
} from './rules.ts'

describe('an Emirates ID', () => {
  it.each([
    ['784-1990-1234567-6'],
    ['784199012345676'],
    ['784 1990 1234567 6'],
    ['٧٨٤-١٩٩٠-١٢٣٤٥٦٧-٦'],
    ['۷۸۴۱۹۹۰۱۲۳۴۵۶۷۶'],
    ['784–1990–1234567–6'],
    [' 784-1990-1234567-6\u200f'],
  ])('is read from %j', (typed) => {
    expect(readEmiratesId(typed)).toBe('784-1990-1234567-6')
  })

  it.each([
    ['', 'emirates_id_too_short'],
    ['784-1990', 'emirates_id_too_short'],
    ['78419901234567', 'emirates_id_too_short'],
    ['783-1990-1234567-6', 'emirates_id_invalid'],
    ['784-199-01234567-6', 'emirates_id_invalid'],
    ['784-1990-1234567-67', 'emirates_id_invalid'],
    ['784-1990-123456a-6', 'emirates_id_invalid'],
    ['7841990123456789', 'emirates_id_invalid'],
  ])('is refused from %j: %s', (typed, code) => {
    expect(errorOfEmiratesId(typed)).toBe(code)
  })

  it('only warns when its check digit does not fit', () => {
    const fitting = Array.from({ length: 10 }, (_, digit) => `784-1990-1234567-${digit}`).filter(
      hasCheckDigit,
    )
    expect(fitting).toHaveLength(1)
    expect(warningsOf(fitting[0] ?? '')).toEqual([])
    expect(warningsOf('784-1991-5207318-6')).toEqual(['emirates_id_check_digit'])
    expect(warningsOf('not yet')).toEqual([])
  })

  it('shows its last four digits', () => {
    expect(maskEmiratesId('784-1991-5207318-6')).toBe('784-••••-••••318-6')
  })
})

describe('bank details', () => {
  it.each([
    ['AE070331234567890123456'],
    ['ae07 0331 2345 6789 0123 456'],
    ['IBAN: AE07-0331-2345-6789-0123-456, Emirates NBD, Yousef Haddad'],
    ['بنك الإمارات AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦'],
  ])('hold the IBAN in %j', (typed) => {
    expect(readIban(typed)).toBe('AE070331234567890123456')
    expect(errorOfBankDetails(typed)).toBeUndefined()
  })

  it.each([
    ['AE0', 'bank_details_required'],
    ['    ', 'bank_details_required'],
    ['Emirates NBD', 'bank_details_invalid'],
    ['AE080331234567890123456', 'bank_details_invalid'],
    ['AE07033123456789012345', 'bank_details_invalid'],
    ['AE0703312345678901234567', 'bank_details_invalid'],
    ['XAE070331234567890123456', 'bank_details_invalid'],
    ['GB82WEST12345698765432', 'bank_details_invalid'],
  ])('are refused from %j: %s', (typed, code) => {
    expect(errorOfBankDetails(typed)).toBe(code)
  })

  it('show the last four digits', () => {
    expect(maskIban('AE070331234567890123456')).toBe('AE07 •••• 3456')
  })
})

describe('an application', () => {
  it('is open until someone said yes or no', () => {
    expect(APPLICATION_STATUSES.filter(isOpen)).toEqual(['submitted', 'pending', 'needs_changes'])
    expect(APPLICATION_STATUSES.filter(canApplyAgain)).toEqual(['rejected'])
  })

  it.each([
    ['submitted', [...DECISIONS]],
    ['pending', [...DECISIONS]],
    ['needs_changes', ['rejected']],
    ['approved', []],
    ['rejected', []],
  ] as const)('that is %s may become %j', (status, decisions) => {
    expect(DECISIONS.filter((decision) => canDecide(status, decision))).toEqual(decisions)
  })

  it('asks each document of one type, and takes PDF for licences and bank documents only', () => {
    expect([...DOCUMENTS_OF.individual, ...DOCUMENTS_OF.business]).toEqual([...DOCUMENT_KINDS])
    expect(DOCUMENT_KINDS.filter((kind) => mediaTypesOf(kind).includes('application/pdf'))).toEqual(
      ['bankDetailsDoc', 'tradeLicenseDoc', 'businessBankDoc'],
    )
  })
})
