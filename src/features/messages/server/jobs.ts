import { keptSince } from '#shared/retention.ts'
import { job } from '#server/jobs/jobs.ts'
import { deleteExpired, forgetTexts, listUnknownTemplates } from './outbox/outbox-store.ts'
import { lifetimeOf } from './templates/sending-rules.ts'
import type { MessageTemplate } from './templates/template.ts'

export const messageJobs = (templates: readonly MessageTemplate[]) => [
  job({
    name: 'drop-expired-messages',
    cron: '* * * * *',
    run: async ({ db, clock, log }) => {
      const lifetimes = templates.map((one) => ({ template: one.name, ms: lifetimeOf(one) }))
      const dropped = await deleteExpired(db, lifetimes, clock.now())
      if (dropped > 0) log.warn({ dropped }, 'messages expired before they could be sent')
      const names = templates.map(({ name }) => name)
      const unknown = await listUnknownTemplates(db, names, clock.now())
      if (unknown.length > 0) log.error({ unknown }, 'alarm: messages wait for unknown templates')
    },
  }),
  job({
    name: 'raise-template-alarm',
    run: async ({ log }, state: object) => log.error(state, 'alarm: Meta stops a template'),
  }),
  job({
    name: 'forget-message-texts',
    cron: '17 22 * * *',
    run: ({ db, clock }) => forgetTexts(db, keptSince('messageTexts', clock.now())),
  }),
]
