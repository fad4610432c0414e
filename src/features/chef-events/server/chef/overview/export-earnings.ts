import { dayOf } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { csvReply } from '#server/csv.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { FileReply } from '#server/http/answers/reply.ts'
import { messages as eventMessages } from '#features/chef-events/messages.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import { earningTexts } from '../earning-texts.ts'
import { listEarnings } from './list-earnings.ts'

export async function exportChefEarnings(db: Database, who: Member): Promise<FileReply> {
  const { id } = await getOwnChef(db, who.id)
  const { earnings: heads, payoutStates } = earningTexts(who.language)
  const { eventTypes } = textsIn(eventMessages, who.language)
  const lines = await listEarnings(db, id, who.now)
  return csvReply(`earnings-${who.today}`, [
    Object.values(heads),
    ...lines.map((line) => [
      line.day,
      eventTypes[line.eventType],
      toDirhams(line.depositFils),
      toDirhams(line.balanceFils),
      toDirhams(line.feeFils),
      toDirhams(line.netFils),
      payoutStates[line.state],
      dayOf(line.dueAt),
      line.reference,
    ]),
  ])
}
