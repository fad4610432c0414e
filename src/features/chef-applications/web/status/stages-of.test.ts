import { expect, test } from 'vitest'
import { stagesOf } from './stages-of.ts'
import { statusTexts } from './texts.ts'

const words = statusTexts.en.stages
const at = '2026-11-20T08:00:00.000Z'
const short = (stages: ReturnType<typeof stagesOf>) =>
  stages.map(({ label, state }) => `${label}: ${state}`)

test('what was sent is under review, and what is to come follows it', () => {
  const timeline = [{ status: 'submitted' as const, at }]
  expect(
    short(stagesOf({ status: 'submitted', type: 'individual', timeline }, words, String)),
  ).toEqual(['Sent: done', 'Under review: now', 'Approved: later'])
})

test('each stage is shown once, however often an application came back', () => {
  const timeline = (
    ['submitted', 'pending', 'needs_changes', 'submitted', 'pending', 'approved'] as const
  ).map((status) => ({ status, at }))
  expect(
    short(stagesOf({ status: 'approved', type: 'business', timeline }, words, String)),
  ).toEqual(['Sent: done', 'Sent again: done', 'Under review: done', 'Approved: done'])
})
