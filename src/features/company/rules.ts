export const COMPANY_NAME_MAX = 120
export const COMPANY_ADDRESS_MAX = 300
export const EMAIL_MAX = 254
export const PAGE_ADDRESS_MAX = 200

/** Where a page of ours can be; customers see those that an admin has set. */
export const NETWORKS = ['instagram', 'facebook', 'tiktok'] as const
export type Network = (typeof NETWORKS)[number]

/** `https://www.instagram.com/sufra`: a page of that very network, not its front page. */
export function isPageOf(network: Network, address: string): boolean {
  const url = URL.parse(address)
  const host = url?.hostname.replace(/^(www|m)\./, '')
  return url?.protocol === 'https:' && host === `${network}.com` && url.pathname.length > 1
}

/** What is on tax invoices, and how customers reach us. Empty text is what is not there. */
export interface Company {
  legalNameEn: string
  legalNameAr: string
  trn: string
  address: string
  phone: string
  email: string
  whatsApp: string
  /** Where customers transfer money to; without an IBAN no one can. */
  bankName: string
  iban: string
  instagram: string
  facebook: string
  tiktok: string
}

/** What holds until an admin says otherwise; the tax number and address come from the start. */
export const COMPANY_AT_FIRST: Company = {
  legalNameEn: 'Sufra',
  legalNameAr: 'سُفرة',
  trn: '',
  address: '',
  phone: '+97145550182',
  email: 'hello@sufra.example',
  whatsApp: '',
  bankName: '',
  iban: '',
  instagram: '',
  facebook: '',
  tiktok: '',
}

/** What an admin has to save before a live shop takes an order. */
export const CONFIRMED_FIELDS = [
  'legalNameEn',
  'legalNameAr',
  'trn',
  'address',
  'phone',
  'email',
] as const satisfies readonly (keyof Company)[]
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number]

/**
 * What no admin has said yet. What a shop starts with holds nothing for confirmed: its tax number and
 * address come from the person who started it, its phone and e-mail address are made up. R-PAY-15
 */
export function missingOf(saved: Partial<Company> | undefined): ConfirmedField[] {
  const isMadeUp = (field: ConfirmedField) =>
    (field === 'phone' || field === 'email') && saved?.[field] === COMPANY_AT_FIRST[field]
  return CONFIRMED_FIELDS.filter((field) => !saved?.[field] || isMadeUp(field))
}

/** Whether an admin has said who sells: a live shop takes no order before. R-PAY-15 */
export const isConfirmed = (saved: Partial<Company> | undefined): boolean =>
  missingOf(saved).length === 0
