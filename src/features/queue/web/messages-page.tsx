import { call } from '#shared/wire/call.ts'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { discardMessages, exportUnsentMessages, retryMessages } from '../contract.ts'
import { messages as texts } from '../messages.ts'
import { MESSAGE_CAUSES, MESSAGE_STATES, QUEUE_SORTS } from '../rules.ts'
import { MESSAGES_ADDRESS } from './addresses.ts'
import { Lists } from './lists.tsx'
import { FRESH_MS, MESSAGES_KEY, messagesQuery, type UnsentMessage } from './queries.ts'
import { QueuePanel } from './queue-panel.tsx'
import { StateChip } from './state-chip.tsx'
import { TemplateProblems } from './template-problems.tsx'
import { queueTexts } from './texts.ts'
import { useMessageActions } from './use-bulk-actions.ts'

interface QueuePageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** Messages that wait or were given up, each with its error and what can be done. */
export function MessagesPage({ search, onSearch }: QueuePageProps) {
  const words = useTexts(queueTexts)
  const { messageTable: table, states, causes } = useTexts(texts)
  const bulkActions = useMessageActions()
  const columns = useColumns()
  const query = useIndexPages({ ...messagesQuery(search), refetchInterval: FRESH_MS })
  const rows = query.data?.pages.flatMap((page) => page.messages)
  const opened = rows?.find(({ id }) => id === search['message'])
  return (
    <>
      <IndexPage
        name="messages"
        title={words.title}
        text={words.lead}
        address={MESSAGES_ADDRESS}
        search={search}
        onSearch={onSearch}
        searchHint={words.messagesSearchHint}
        filters={[
          {
            name: 'state',
            label: table.state,
            options: MESSAGE_STATES.map((value) => ({ value, label: states[value] })),
          },
          {
            name: 'cause',
            label: table.cause,
            options: MESSAGE_CAUSES.map((value) => ({ value, label: causes[value] })),
          },
        ]}
        sorts={QUEUE_SORTS}
        csvPath={exportUnsentMessages.path}
        query={query}
        rows={rows}
        none={{ title: words.noMessages, text: words.noMessagesText }}
        keyOf={({ id }) => id}
        lead={{ title: table.template, name: nameOf, renderNote: noteOf }}
        columns={columns}
        bulkActions={bulkActions}
        onOpen={({ id }) => onSearch((now) => ({ ...now, message: id }))}
      >
        <Lists current="messages" />
        <TemplateProblems />
      </IndexPage>
      {opened && (
        <MessagePanel
          key={opened.id}
          message={opened}
          onClose={() => onSearch(withoutPanel(MESSAGES_ADDRESS))}
        />
      )}
    </>
  )
}

const nameOf = ({ id, template }: UnsentMessage) => `${template} #${id}`

const noteOf = ({ recipient }: UnsentMessage) => <bdi dir="ltr">{recipient}</bdi>

function useColumns(): IndexColumn<UnsentMessage>[] {
  const words = useTexts(queueTexts)
  const { messageTable: table, causes } = useTexts(texts)
  const language = useLanguage()
  return [
    { title: table.state, render: ({ state }) => <StateChip state={state} /> },
    {
      title: table.cause,
      phone: 'line',
      render: ({ cause, error }) => (
        <>
          {cause && causes[cause]}
          {error !== null && (
            <span dir="auto" className="block text-start text-note wrap-anywhere text-muted">
              {error}
            </span>
          )}
        </>
      ),
    },
    {
      title: table.attempts,
      phone: 'hidden',
      render: ({ attempts }) => <span className="num">{attempts}</span>,
    },
    {
      title: table.nextTryAt,
      phone: 'line',
      render: ({ nextTryAt }) => (
        <span className="num">
          {nextTryAt === null ? words.noNextTry : momentIn(language, nextTryAt)}
        </span>
      ),
    },
  ]
}

function MessagePanel(props: { message: UnsentMessage; onClose: () => void }) {
  const { message, onClose } = props
  const words = useTexts(queueTexts)
  const { messageTable: table, states, causes } = useTexts(texts)
  const language = useLanguage()
  const { nextTryAt, cause } = message
  return (
    <QueuePanel
      title={nameOf(message)}
      id={message.id}
      facts={[
        [table.recipient, message.recipient],
        [table.channel, message.channel],
        [table.state, states[message.state]],
        [table.cause, cause ? causes[cause] : words.noError],
        [table.error, message.error ?? words.noError],
        [table.attempts, words.attempts(message.attempts)],
        [table.createdAt, momentIn(language, message.createdAt)],
        [table.nextTryAt, nextTryAt === null ? words.noNextTry : momentIn(language, nextTryAt)],
      ]}
      retry={{
        label: words.retryMessage,
        run: (ids) => call(retryMessages, { ids }),
      }}
      discard={{
        label: words.discardMessage,
        lead: words.discardMessagesLead,
        run: (ids, reason) => call(discardMessages, { ids, reason }),
      }}
      listKey={MESSAGES_KEY}
      onClose={onClose}
    />
  )
}
