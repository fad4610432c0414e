import * as z from 'zod/mini'
import { toLatinDigits } from '#shared/text/digits.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { toE164 } from '#shared/phone.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { readIban } from '#shared/iban.ts'
import { isTrn } from '#shared/trn.ts'
import {
  COMPANY_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  CONFIRMED_FIELDS,
  EMAIL_MAX,
  isPageOf,
  PAGE_ADDRESS_MAX,
  type Network,
} from './rules.ts'

const PHONE_TEXT_MAX = 30
const IBAN_TEXT_MAX = 40

const legalName = cleanText({ min: 2, max: COMPANY_NAME_MAX, tooShort: 'company_name_required' })

const phoneText = cleanText({ max: PHONE_TEXT_MAX })
/** Kept in E.164 form, whatever was typed. */
const phone = z.pipe(
  phoneText.check(z.refine((text) => toE164(text) !== undefined, 'support_phone_invalid')),
  z.transform((text): string => toE164(text) ?? text),
)
const phoneOrNone = z.pipe(
  phoneText.check(
    z.refine((text) => text === '' || toE164(text) !== undefined, 'support_whatsapp_invalid'),
  ),
  z.transform((text): string => toE164(text) ?? text),
)

const plainTrn = (text: string): string => toLatinDigits(text).replaceAll(/[\s-]/g, '')
const isTrnOrNone = (text: string): boolean => text === '' || isTrn(text)
const trn = z.pipe(
  cleanText({ max: PHONE_TEXT_MAX }).check(
    z.refine((text) => isTrnOrNone(plainTrn(text)), 'trn_invalid'),
  ),
  z.transform((text): string => plainTrn(text)),
)

/** Empty where there is no such page. A form without the field leaves it empty, too. */
const pageOf = (network: Network) =>
  z._default(
    cleanText({ max: PAGE_ADDRESS_MAX }).check(
      z.refine((text) => text === '' || isPageOf(network, text), 'page_address_invalid'),
    ),
    '',
  )

export const companyForm = z.object({
  legalNameEn: legalName,
  legalNameAr: legalName,
  /** Empty where the company is not registered for VAT. */
  trn,
  address: cleanLines({ max: COMPANY_ADDRESS_MAX }),
  phone,
  email: z
    .string('support_email_invalid')
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX, 'support_email_invalid'),
      z.email('support_email_invalid'),
    ),
  whatsApp: phoneOrNone,
  bankName: cleanText({ max: COMPANY_NAME_MAX }),
  /** Empty where customers cannot pay by bank transfer. */
  iban: z.pipe(
    cleanText({ max: IBAN_TEXT_MAX }).check(
      z.refine((text) => text === '' || readIban(text) !== undefined, 'iban_invalid'),
    ),
    z.transform((text): string => readIban(text) ?? ''),
  ),
  instagram: pageOf('instagram'),
  facebook: pageOf('facebook'),
  tiktok: pageOf('tiktok'),
})

const company = z.object({
  legalNameEn: z.string(),
  legalNameAr: z.string(),
  trn: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsApp: z.string(),
  bankName: z.string(),
  iban: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  tiktok: z.string(),
  /** What no admin has saved yet: a live shop takes no order before. */
  missing: z.array(z.enum(CONFIRMED_FIELDS)),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/admin/settings/company',
  who: 'admin',
  summary: 'Who sells on tax invoices, and how customers reach us.',
  output: company,
  refusals: [],
})

export const changeCompany = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/company',
  who: 'admin',
  summary:
    'Changes who sells and how customers reach us, at once. Invoices that were issued keep what stood on them.',
  body: companyForm,
  output: company,
  refusals: ['fresh_code_required'],
  versioned: true,
  idempotent: true,
})
