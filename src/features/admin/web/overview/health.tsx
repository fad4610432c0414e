import { formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { useMoments } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

const JOB_LATE_SECONDS = 300
const MESSAGE_LATE_MS = 300_000

/** Whether what runs by itself still runs. */
export function Health({ overview }: { overview: Overview }) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const moment = useMoments(overview.today)
  const { jobs, messages, audit } = overview.health
  const oldest = messages.oldestAt && Date.parse(overview.at) - Date.parse(messages.oldestAt)
  return (
    <Card className="grid content-start gap-3 p-5 md:px-6 md:py-5.5">
      <h2 className="text-xl">{words.health}</h2>
      <ul className="num grid gap-3">
        <Part
          name={words.jobs}
          isWell={jobs.failed + jobs.retrying === 0 && jobs.oldestSeconds < JOB_LATE_SECONDS}
          text={
            jobs.failed > 0
              ? words.jobsFailed(jobs.failed, jobs.failedNames.join(', '))
              : words.jobsText(jobs.waiting, jobs.retrying, jobs.running)
          }
        />
        <Part
          name={words.messages}
          isWell={!oldest || oldest < MESSAGE_LATE_MS}
          text={
            messages.unsent === 0 || messages.oldestAt === null
              ? words.noMessages
              : `${words.unsent(messages.unsent)} · ${words.oldest(moment(messages.oldestAt))}`
          }
        />
        <Part
          name={words.audit}
          isWell={!audit?.brokenDay}
          text={
            audit?.brokenDay
              ? words.auditBroken(formatDay(audit.brokenDay, language, 'long'))
              : audit
                ? words.auditWhole(moment(audit.checkedAt))
                : words.auditNever
          }
        />
      </ul>
      <a href="/admin/queue" className="w-fit underline underline-offset-4">
        {words.toQueue}
      </a>
    </Card>
  )
}

function Part(props: { name: string; isWell: boolean; text: string }) {
  const words = useTexts(overviewTexts)
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="min-w-0">
        <span className="block font-strong">{props.name}</span>
        <span className="block text-note wrap-anywhere text-muted">{props.text}</span>
      </span>
      <Chip tone={props.isWell ? 'ok' : 'bad'}>{props.isWell ? words.ok : words.look}</Chip>
    </li>
  )
}
