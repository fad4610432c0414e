import { Refusal } from '#shared/wire/refusal.ts'
import { readPhone } from '#server/phone.ts'

/**
 * The number in E.164 form. Codes go to mobile numbers of the country we deliver in.
 * @throws Refusal `phone_invalid`, `phone_country_unserved`, `phone_not_mobile`
 */
export function requireMobile(typed: string): string {
  const phone = readPhone(typed)
  if (!phone) throw new Refusal('phone_invalid', 422, { fields: ['phone'] })
  if (!phone.isUae) throw new Refusal('phone_country_unserved', 422, { fields: ['phone'] })
  if (!phone.isUaeMobile) throw new Refusal('phone_not_mobile', 422, { fields: ['phone'] })
  return phone.e164
}
