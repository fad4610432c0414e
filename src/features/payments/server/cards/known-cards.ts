import { sql } from 'kysely'

/**
 * Whether two saved cards, `c` and `known`, are a person's same card: by the provider's fingerprint,
 * or by what is printed on it where one of them has none.
 */
export const isSameCard = sql<boolean>`c.customer_id = known.customer_id and case
  when c.fingerprint is null or known.fingerprint is null
  then (c.brand, c.last4, c.expiry_month, c.expiry_year)
    = (known.brand, known.last4, known.expiry_month, known.expiry_year)
  else c.fingerprint = known.fingerprint end`
