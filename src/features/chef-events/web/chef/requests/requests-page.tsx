import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { declineRequest, withdrawQuote } from '#features/chef-events/chef-contract.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { requestsQuery, type ChefRequest } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { requestTexts } from '../texts/request-texts.ts'
import { useChefAction } from '../use-chef-action.ts'
import { RequestCard } from './request-card.tsx'

const QuoteSheet = lazyPart(async () => (await import('./quote-sheet.tsx')).QuoteSheet)
const ChefTalkSheet = lazyPart(
  async () => (await import('../shell/chef-talk-sheet.tsx')).ChefTalkSheet,
)

type Opened = { what: 'quote' | 'talk' | 'withdraw'; request: ChefRequest }

const groupOf = ({ canQuote, quote }: ChefRequest): 'toQuote' | 'waiting' | 'past' => {
  if (quote?.status === 'sent') return 'waiting'
  return canQuote || !quote ? 'toQuote' : 'past'
}

/** What customers ask for, what waits for them, and what came of it. */
export function RequestsPage() {
  const texts = useTexts(requestTexts)
  const query = useQuery(requestsQuery(useLanguage()))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { mutate: decline } = useChefAction({
    send: (id: number) => call(declineRequest, { id }),
    done: texts.declined,
    failed: texts.actionFailed,
  })
  return (
    <ChefPage
      title={texts.title}
      lead={texts.lead}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(requests) => (
        <>
          {requests.length === 0 && (
            <EmptyState
              title={texts.empty}
              action={<LinkButton href="/chef-dashboard/calendar">{texts.openCalendar}</LinkButton>}
            >
              {texts.emptyLead}
            </EmptyState>
          )}
          {(['toQuote', 'waiting', 'past'] as const).map((group) => (
            <RequestGroup
              key={group}
              title={texts.groups[group]}
              requests={requests.filter((request) => groupOf(request) === group)}
              onOpen={setOpened}
              onDecline={decline}
            />
          ))}
          {opened && (
            <Suspense>
              {opened.what === 'quote' && <QuoteSheet request={opened.request} onClose={close} />}
              {opened.what === 'talk' && (
                <ChefTalkSheet eventId={opened.request.event.id} onClose={close} />
              )}
              {opened.what === 'withdraw' && (
                <WithdrawDialog request={opened.request} onClose={close} />
              )}
            </Suspense>
          )}
        </>
      )}
    </ChefPage>
  )
}

interface RequestGroupProps {
  title: string
  requests: ChefRequest[]
  onOpen: (opened: Opened) => void
  onDecline: (eventId: number) => void
}

function RequestGroup({ title, requests, onOpen, onDecline }: RequestGroupProps) {
  if (requests.length === 0) return null
  return (
    <section className="grid gap-3.5">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {requests.map((request) => (
          <li key={request.event.id} className="grid">
            <RequestCard
              request={request}
              onQuote={() => onOpen({ what: 'quote', request })}
              onWrite={() => onOpen({ what: 'talk', request })}
              onWithdraw={() => onOpen({ what: 'withdraw', request })}
              onDecline={() => onDecline(request.event.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WithdrawDialog({ request, onClose }: { request: ChefRequest; onClose: () => void }) {
  const texts = useTexts(requestTexts)
  const { mutate, isPending, failure } = useChefAction({
    send: (id: number) => call(withdrawQuote, { id }),
    done: texts.withdrawn,
    failed: texts.actionFailed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.withdrawTitle}
      cancelLabel={texts.keep}
      confirmLabel={texts.withdraw}
      onCancel={onClose}
      onConfirm={() => request.quote && mutate(request.quote.id)}
      isPending={isPending}
      error={failure}
    >
      {texts.withdrawLead}
    </ConfirmDialog>
  )
}
