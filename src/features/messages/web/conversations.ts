import { dayOf, type Day } from '#shared/dates.ts'
import type { SentMessage } from './queries.ts'

export interface Conversation {
  phone: string
  count: number
  latest: SentMessage
  days: { day: Day; messages: SentMessage[] }[]
}

/** What came newest first, as phones show it: by recipient, then by day, the newest last. */
export function conversationsOf(newestFirst: readonly SentMessage[]): Conversation[] {
  const byPhone = new Map<string, SentMessage[]>()
  for (const message of newestFirst) {
    const list = byPhone.get(message.to) ?? []
    list.push(message)
    byPhone.set(message.to, list)
  }
  return [...byPhone].flatMap(([phone, messages]) => {
    const [latest] = messages
    return latest ? [{ phone, count: messages.length, latest, days: daysOf(messages) }] : []
  })
}

function daysOf(newestFirst: readonly SentMessage[]): Conversation['days'] {
  const days: Conversation['days'] = []
  for (const message of newestFirst.toReversed()) {
    const day = dayOf(new Date(message.sentAt))
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

export type Piece = { kind: 'text' | 'code' | 'link'; text: string }

/** A message cut at what a tap does something with: codes and links. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/(https?:\/\/[^\s]*[^\s.,؛،)]|(?<!\d)\d{6}(?:\d{2})?(?!\d))/)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      kind: /^\d{6}(?:\d{2})?$/.test(piece) ? 'code' : piece.startsWith('http') ? 'link' : 'text',
      text: piece,
    }))
