import { formatPhone } from '#shared/phone.ts'

/** The number of a customer, to call where `isLink`; nothing for a deleted account. */
export function CustomerPhone({ phone, isLink = false }: { phone: string; isLink?: boolean }) {
  if (phone === '') return null
  const number = <bdi dir="ltr">{formatPhone(phone)}</bdi>
  return isLink ? <a href={`tel:${phone}`}>{number}</a> : number
}
