import { expect, it } from 'vitest'
import { RETENTION_DAYS } from '#shared/retention.ts'
import { retentionLines } from './retention-lines.ts'

it.each(['en', 'ar'] as const)('the privacy page has a line for every kind, in %s', (language) => {
  const lines = retentionLines(language)
  expect(new Set(lines).size).toBe(Object.keys(RETENTION_DAYS).length)
})

it('says the days as the table has them', () => {
  expect(retentionLines('en')).toContain('Documents of rejected applications: 90 days.')
  expect(retentionLines('ar')).toContain('مستندات الطلبات المرفوضة: 90 يومًا.')
})
