import { call } from '#shared/wire/call.ts'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { discardJobs, exportOpenJobs, retryJobs } from '../contract.ts'
import { messages as texts } from '../messages.ts'
import { JOB_STATES, QUEUE_SORTS } from '../rules.ts'
import { JOBS_ADDRESS } from './addresses.ts'
import { Lists } from './lists.tsx'
import { FRESH_MS, JOBS_KEY, jobsQuery, type OpenJob } from './queries.ts'
import { QueuePanel } from './queue-panel.tsx'
import { StateChip } from './state-chip.tsx'
import { queueTexts } from './texts.ts'
import { useJobActions } from './use-bulk-actions.ts'

interface QueuePageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** Jobs that are due, tried again or given up, each with its error and what can be done. */
export function JobsPage({ search, onSearch }: QueuePageProps) {
  const words = useTexts(queueTexts)
  const { jobTable: table, states } = useTexts(texts)
  const bulkActions = useJobActions()
  const columns = useColumns()
  const query = useIndexPages({ ...jobsQuery(search), refetchInterval: FRESH_MS })
  const rows = query.data?.pages.flatMap((page) => page.jobs)
  const opened = rows?.find(({ id }) => id === search['job'])
  return (
    <>
      <IndexPage
        name="jobs"
        title={words.title}
        text={words.lead}
        address={JOBS_ADDRESS}
        search={search}
        onSearch={onSearch}
        searchHint={words.jobsSearchHint}
        filters={[
          {
            name: 'state',
            label: table.state,
            options: JOB_STATES.map((value) => ({ value, label: states[value] })),
          },
        ]}
        sorts={QUEUE_SORTS}
        csvPath={exportOpenJobs.path}
        query={query}
        rows={rows}
        none={{ title: words.noJobs, text: words.noJobsText }}
        keyOf={({ id }) => id}
        lead={{ title: table.name, name: ({ name }) => name }}
        columns={columns}
        bulkActions={bulkActions}
        onOpen={({ id }) => onSearch((now) => ({ ...now, job: id }))}
      >
        <Lists current="jobs" />
      </IndexPage>
      {opened && (
        <JobPanel
          key={opened.id}
          job={opened}
          onClose={() => onSearch(withoutPanel(JOBS_ADDRESS))}
        />
      )}
    </>
  )
}

function useColumns(): IndexColumn<OpenJob>[] {
  const words = useTexts(queueTexts)
  const { jobTable: table } = useTexts(texts)
  const language = useLanguage()
  return [
    { title: table.state, render: ({ state }) => <StateChip state={state} /> },
    {
      title: table.error,
      phone: 'line',
      render: ({ error }) => (
        <span dir="auto" className="block text-start text-note wrap-anywhere text-muted">
          {error}
        </span>
      ),
    },
    {
      title: table.attempts,
      phone: 'hidden',
      render: ({ attempts }) => <span className="num">{attempts}</span>,
    },
    {
      title: table.dueAt,
      phone: 'line',
      render: ({ dueAt }) => (
        <span className="num">{dueAt === null ? words.noNextTry : momentIn(language, dueAt)}</span>
      ),
    },
  ]
}

function JobPanel({ job, onClose }: { job: OpenJob; onClose: () => void }) {
  const words = useTexts(queueTexts)
  const { jobTable: table, states } = useTexts(texts)
  const language = useLanguage()
  return (
    <QueuePanel
      title={job.name}
      id={job.id}
      facts={[
        [table.state, states[job.state]],
        [table.error, job.error ?? words.noError],
        [table.attempts, words.attempts(job.attempts)],
        [table.createdAt, momentIn(language, job.createdAt)],
        [table.dueAt, job.dueAt === null ? words.noNextTry : momentIn(language, job.dueAt)],
      ]}
      retry={{ label: words.retryJob, run: (ids) => call(retryJobs, { ids }) }}
      discard={{
        label: words.discardJob,
        lead: words.discardJobsLead,
        run: (ids, reason) => call(discardJobs, { ids, reason }),
      }}
      listKey={JOBS_KEY}
      onClose={onClose}
    />
  )
}
