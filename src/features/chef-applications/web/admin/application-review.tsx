import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useTexts } from '#ui/texts.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { STATUS_TONES } from '../card/tones.ts'
import { Decision } from '../decision/decision.tsx'
import { ApplicantFacts } from './facts.tsx'
import { applicationQuery, indexQuery, type AdminApplication } from './queries.ts'
import { adminTexts } from './texts.ts'
import { Looks, StatusTimeline } from './timeline-and-views.tsx'
import { Viewer } from '../viewer/viewer.tsx'

/** One application: its documents next to what was typed, and the decision. */
export function AdminApplicationPage({ id }: { id: number }) {
  const query = useQuery(applicationQuery(id))
  return (
    <RecordPage backHref="/admin/chefs" query={query}>
      {(application) => (
        <>
          <Head application={application} />
          <Queue currentId={id} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid grid-cols-1 gap-5">
              <Viewer application={application} key={id} />
              <Looks application={application} />
            </div>
            <div className="grid grid-cols-1 gap-5">
              <ApplicantFacts application={application} key={`facts ${id}`} />
              <Decision application={application} key={`${id} ${application.canApprove}`} />
              <StatusTimeline application={application} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  )
}

function Head({ application }: { application: AdminApplication }) {
  const words = useTexts(adminTexts)
  const { types } = useTexts(messages)
  const { statuses } = useTexts(tableTexts)
  const { user, businessName, type, status, reason, note } = application
  return (
    <div className="grid gap-3">
      <h1 className="text-4xl">
        <bdi>{businessName ?? user.name}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-3">
        {types[type]}
        <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>
      </p>
      {reason !== null && status === 'rejected' && (
        <Notice tone="bad" title={`${words.reported.reason}:`}>
          <bdi className="whitespace-pre-line">{reason}</bdi>
        </Notice>
      )}
      {note !== null && (
        <Notice tone="warn" title={`${words.reported.note}:`}>
          <bdi className="whitespace-pre-line">{note}</bdi>
        </Notice>
      )}
    </div>
  )
}

const SHOWN = 8

/** What else waits, the oldest first. */
function Queue({ currentId }: { currentId: number }) {
  const words = useTexts(adminTexts)
  const { types } = useTexts(messages)
  const language = useLanguage()
  const { data } = useInfiniteQuery(indexQuery({}))
  const waiting = data?.pages[0]?.applications.slice(0, SHOWN) ?? []
  if (waiting.length === 0) return null
  return (
    <nav aria-label={words.queue} className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {waiting.map(({ id, type, user, businessName, since }) => (
          <li key={id} className="flex-none">
            <a
              href={`/admin/chefs/${id}`}
              aria-current={id === currentId ? 'page' : undefined}
              className="num grid min-h-20 w-44 content-center rounded-day bg-sunk px-3 py-2.5 text-sm leading-snug no-underline aria-[current]:bg-picked aria-[current]:text-on-picked"
            >
              <bdi className="truncate text-note font-strong">{businessName ?? user.name}</bdi>
              <span>{types[type]}</span>
              <span>{words.since(momentIn(language, since))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
