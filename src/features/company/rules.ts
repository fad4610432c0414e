export const COMPANY_NAME_MAX = 120
export const COMPANY_ADDRESS_MAX = 300
export const EMAIL_MAX = 254

/** What stands on tax invoices, and how customers reach us. Empty text is what is not there. */
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
}
