import { expect, it } from 'vitest'
import { sayWait } from './wait.ts'

it.each([
  [1, '1 second', 'ثانية واحدة'],
  [26, '26 seconds', '26 ثانية'],
  [60, '1 minute', 'دقيقة واحدة'],
  [61, '2 minutes', 'دقيقتين'],
  [3540, '59 minutes', '59 دقيقة'],
  [3597, '1 hour', 'ساعة واحدة'],
  [5000, '1 hour and 24 minutes', 'ساعة واحدة و24 دقيقة'],
  [86_400, '24 hours', '24 ساعة'],
])('says a wait of %i seconds as people do', (seconds, en, ar) => {
  expect([sayWait('en', seconds), sayWait('ar', seconds)]).toEqual([en, ar])
})
