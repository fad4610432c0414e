import { sql, type RawBuilder } from 'kysely'

/** When a window of clock times in Dubai closes; one that ends before it begins closes after midnight. */
export const windowEnd = (day: string, from: string, to: string): RawBuilder<Date> => sql<Date>`(
  (${sql.ref(day)} + case when ${sql.ref(to)} <= ${sql.ref(from)} then 1 else 0 end)
  + ${sql.ref(to)}::time
) at time zone 'Asia/Dubai'`
