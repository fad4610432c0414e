import { expect, it } from 'vitest'
import { violationsOf, type Episode } from './judge.ts'
import type { Sample } from './trickle.ts'

const sample = (change: Partial<Sample> = {}): Sample => ({
  what: 'read',
  sentAt: 100,
  answeredAt: 200,
  status: 503,
  retryAfter: '1',
  ...change,
})
const SERVED = sample({ sentAt: 9000, answeredAt: 9010, status: 200, retryAfter: null })

const episode = (samples: Sample[], change: Partial<Episode> = {}): Episode => ({
  begunAt: 0,
  backAt: 8000,
  isAway: true,
  samples,
  ...change,
})

it('an outage with 503 and answers afterwards breaks nothing', () => {
  expect(violationsOf(episode([sample(), SERVED]))).toEqual([])
})

it.each([
  ['a fault of ours', [sample({ status: 500 })], 'answered read 500'],
  ['a broken connection', [sample({ what: 'write', status: 0 })], 'answered write 0'],
  ['no word of when to come again', [sample({ retryAfter: null })], 'answered read 503'],
  [
    'an answer from a database that is away',
    [sample(), sample({ what: 'readyz', status: 200 })],
    '1 answers as if the database were there',
  ],
  ['a slow answer', [sample({ answeredAt: 5200 })], 'an answer took over 5 s'],
  ['a late recovery', [sample({ sentAt: 18_000, answeredAt: 18_100 })], 'not back within 10 s'],
  ['a fault that was not felt', [SERVED], 'nothing noticed this fault'],
])('%s is found', (_, samples, violation) => {
  expect(violationsOf(episode(samples))).toEqual([violation])
})
