import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#shared/phone.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useTexts } from '#ui/texts.ts'
import { ClockSlot } from '#features/demo-clock/web/public.ts'
import { messages } from '../messages.ts'
import { conversationsOf, type Conversation } from './conversations.ts'
import { ConversationView } from './conversation-view.tsx'
import { inboxQuery } from './queries.ts'

/** The local inbox as a phone shows it. Follows the newest message until a phone is picked. */
export function InboxPage() {
  const { inbox } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(inboxQuery)
  const [picked, setPicked] = useState<string>()
  const conversations = conversationsOf(data ?? [])
  const shown = conversations.find(({ phone }) => phone === picked) ?? conversations[0]
  return (
    <div className="mx-auto flex min-h-dvh max-w-page flex-col">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 px-(--gutter) py-3">
        <Logo />
        <div>
          <h1 className="text-xl">{inbox.title}</h1>
          <p className="text-note text-muted">{inbox.lead}</p>
        </div>
        <ClockSlot />
      </header>
      <main
        id="content"
        className="grid flex-1 grid-cols-1 grid-rows-[auto_1fr] md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-1"
      >
        {shown ? (
          <>
            <PhoneList conversations={conversations} shown={shown.phone} onPick={setPicked} />
            <ConversationView
              key={shown.phone}
              conversation={shown}
              note={error ? inbox.stale : undefined}
            />
          </>
        ) : (
          <div className="row-span-2 grid content-center p-8 md:col-span-2">
            {data ? (
              <EmptyState
                title={inbox.empty}
                action={<LinkButton href="/login">{inbox.toLogin}</LinkButton>}
              >
                {inbox.emptyText}
              </EmptyState>
            ) : error ? (
              <ErrorState
                title={inbox.error}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              >
                {inbox.errorText}
              </ErrorState>
            ) : (
              <SkeletonGroup label={inbox.loading}>
                <Skeleton className="h-16" />
                <Skeleton className="h-24" />
              </SkeletonGroup>
            )}
          </div>
        )}
      </main>
    </div>
  )
}

function PhoneList(props: {
  conversations: Conversation[]
  shown: string
  onPick: (phone: string) => void
}) {
  const { inbox } = useTexts(messages)
  return (
    <nav
      aria-label={inbox.phones}
      className="sticky top-0 z-10 max-h-dvh overflow-auto border-b-line border-hairline bg-bg px-3 py-2 md:h-fit md:border-b-0"
    >
      <ul className="flex gap-1 md:grid">
        {props.conversations.map(({ phone, count, latest }) => (
          <li key={phone} className="flex-none">
            <button
              type="button"
              aria-pressed={phone === props.shown}
              onClick={() => props.onPick(phone)}
              className="flex min-h-11 w-full items-center gap-3 rounded-btn px-3.5 py-2 text-start hover:bg-sunk aria-pressed:bg-sunk"
            >
              {phone.includes('@') ? (
                <Mail className="text-muted" />
              ) : (
                <Phone className="text-muted" />
              )}
              <span className="grid min-w-0">
                <bdi dir="ltr" className="num w-fit font-strong whitespace-nowrap">
                  {formatPhone(phone)}
                </bdi>
                <span className="hidden max-w-52 truncate text-note text-muted md:block" dir="auto">
                  {latest.text}
                </span>
                <span className="sr-only">{inbox.count(count)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
