import { expect, test } from 'vitest'
import { conversationsOf, piecesOf } from './conversations.ts'

const message = (to: string, text: string, sentAt: string) => ({
  to,
  text,
  sentAt,
  channel: 'whatsapp',
  template: 'login-code',
})

test('conversationsOf groups by phone and Dubai day, the newest last', () => {
  const conversations = conversationsOf([
    message('+971500000001', 'three', '2026-11-21T20:30:00Z'),
    message('+971500000002', 'other', '2026-11-21T10:00:00Z'),
    message('+971500000001', 'two', '2026-11-21T19:00:00Z'),
    message('+971500000001', 'one', '2026-11-21T08:00:00Z'),
  ])
  expect(conversations.map(({ phone, count }) => [phone, count])).toEqual([
    ['+971500000001', 3],
    ['+971500000002', 1],
  ])
  expect(
    conversations[0]?.days.map(({ day, messages }) => [day, ...messages.map(({ text }) => text)]),
  ).toEqual([
    ['2026-11-21', 'one', 'two'],
    ['2026-11-22', 'three'],
  ])
})

test.each([
  [
    '123456 is your Sufra code.',
    [
      ['code', '123456'],
      ['text', ' is your Sufra code.'],
    ],
  ],
  [
    'Pay at https://sufra.example/p/1234567.',
    [
      ['text', 'Pay at '],
      ['link', 'https://sufra.example/p/1234567'],
      ['text', '.'],
    ],
  ],
  ['Receipt 1234567', [['text', 'Receipt 1234567']]],
])('piecesOf cuts %s', (text, pieces) => {
  expect(piecesOf(text).map(({ kind, text: piece }) => [kind, piece])).toEqual(pieces)
})
