import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import type { AdminApplication } from './queries.ts'
import { adminTexts } from './texts.ts'

/** Each status with who gave it. */
export function StatusTimeline({ application }: { application: AdminApplication }) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(tableTexts)
  const language = useLanguage()
  return (
    <RecordSection title={words.timeline}>
      <ol className="num grid gap-3">
        {application.timeline.map(({ status, at, by }) => (
          <li key={`${at} ${status}`}>
            <p className="font-strong">{statuses[status]}</p>
            <p className="text-note text-muted">
              {words.by(by ?? words.applicant, momentIn(language, at))}
            </p>
          </li>
        ))}
      </ol>
    </RecordSection>
  )
}

/** Who looked at what, and why. */
export function Looks({ application }: { application: AdminApplication }) {
  const words = useTexts(adminTexts)
  const { documentsOfOther: documents } = useTexts(messages)
  const language = useLanguage()
  return (
    <RecordSection title={words.views}>
      {application.views.length === 0 && <p className="text-muted">{words.noViews}</p>}
      <ul className="num grid gap-3">
        {application.views.map(({ kind, by, at, reason }) => (
          <li key={`${at} ${kind ?? ''}`}>
            <p className="font-strong">{kind === null ? words.numbers : documents[kind]}</p>
            <p>
              <bdi>{reason}</bdi>
            </p>
            <p className="text-note text-muted">{words.by(by, momentIn(language, at))}</p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
