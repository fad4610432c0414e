import { expect, it } from 'vitest'
import { textsIn } from '#shared/language.ts'
import { messages } from '../../messages.ts'
import { boardTexts } from '../board-texts.ts'
import type { Ticket } from '../queries.ts'
import { headerStateOf, isLate } from './header-state.ts'

const CLOSES = '2026-11-25T10:00:00.000Z'
const ARRIVED_AT = '2026-11-25T10:05:00.000Z'
const ticket = {
  closesAt: CLOSES,
  dueAt: '2026-11-25T07:45:00.000Z',
  arrivesAt: CLOSES,
  knockedAt: null,
} as Ticket

it.each([
  ['due', null, 'Window closed 12 min ago', true],
  ['preparing', null, 'Window closed 12 min ago', true],
  ['ready', null, 'Window closed 12 min ago', true],
  ['out', null, 'Window closed 12 min ago', true],
  ['out', ARRIVED_AT, 'Nobody home', true],
  ['failed', null, 'Not delivered', false],
] as const)(
  'a ticket that is %s, knocked at %s, reads “%s”, in red',
  (status, knockedAt, said, late) => {
    const now = new Date('2026-11-25T10:12:00.000Z')
    const one = { ...ticket, status, knockedAt }
    const { header } = textsIn(boardTexts, 'en')
    const state = headerStateOf(one, now, header, textsIn(messages, 'en').statuses)
    expect(state).toMatchObject({ tone: 'late', words: said })
    expect(isLate(one, now)).toBe(late)
    expect(isLate(one, new Date(CLOSES))).toBe(false)
  },
)
