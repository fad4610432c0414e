import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Lock } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { cardSetupQuery, openCardSetupQuery, type CardSetup } from './queries.ts'
import { SavedCard } from './saved-card.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

export interface CardFrameProps {
  /** The payment that waits for a card; left out where the form comes before the order. */
  paymentId?: number | undefined
  card: CardSetup | null
  onCardChange: (card: CardSetup | null) => void
}

/** The card provider's own form inside our page, and the saved card afterwards. */
export function CardFrame({ paymentId, card, onCardChange }: CardFrameProps) {
  if (card) return <SavedCard card={card} onChangeCard={() => onCardChange(null)} />
  return <CardForm paymentId={paymentId} onSaved={onCardChange} />
}

interface CardFormProps {
  paymentId: number | undefined
  onSaved: (card: CardSetup) => void
}

function CardForm({ paymentId, onSaved }: CardFormProps) {
  const texts = useTexts(messages).card
  const { data: setup, error, isFetching, refetch } = useQuery(openCardSetupQuery(paymentId))
  if (error) {
    return (
      <Notice
        tone="bad"
        isLive
        title={texts.loadFailed}
        action={
          <Button variant="line" size="sm" isPending={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {error instanceof CallError && error.text}
      </Notice>
    )
  }
  if (!setup) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-1/2" />
      </SkeletonGroup>
    )
  }
  return (
    <OpenForm
      key={setup.id}
      setup={setup}
      isReplacing={isFetching}
      onSaved={onSaved}
      onAnother={() => void refetch()}
    />
  )
}

interface OpenFormProps {
  setup: CardSetup
  isReplacing: boolean
  onSaved: (card: CardSetup) => void
  onAnother: () => void
}

const POLL_MS = 2000

function OpenForm({ setup, isReplacing, onSaved, onAnother }: OpenFormProps) {
  const texts = useTexts(messages).card
  const isRedirect = setup.presentation === 'redirect'
  const { data, refetch } = useQuery({
    ...cardSetupQuery(setup.id),
    initialData: setup,
    staleTime: Infinity,
    refetchInterval: ({ state }) => isRedirect && state.data?.status === 'open' && POLL_MS,
  })
  const status = data.status
  useEffect(() => {
    if (status === 'succeeded') onSaved(data)
  }, [status, data, onSaved])
  const ask = useCallback(() => void refetch(), [refetch])
  if (status === 'failed' || status === 'expired') {
    const failures: Readonly<Record<string, string>> = texts.failures
    const code = status === 'expired' ? status : (data.failureCode ?? '')
    return (
      <Notice
        tone="bad"
        isLive
        action={
          <Button variant="line" size="sm" isPending={isReplacing} onClick={onAnother}>
            {texts.tryAnother}
          </Button>
        }
      >
        {failures[code] ?? texts.failures.other}
      </Notice>
    )
  }
  if (isRedirect) return <RedirectForm url={setup.url} />
  return <FramedForm url={setup.url} title={texts.frameTitle} onEnd={ask} />
}

const FIRST_HEIGHT = 300

function FramedForm(props: { url: string; title: string; onEnd: () => void }) {
  const { noCardsHere } = useTexts(messages).methods
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useFrameMessages(frame, { onHeight: setHeight, onEnd: props.onEnd })
  const look = new URLSearchParams({ language })
  const { theme } = readPreferences()
  if (theme) look.set('theme', theme)
  return (
    <div className="grid gap-2">
      <iframe
        ref={frame}
        title={props.title}
        src={`${props.url}?${look.toString()}`}
        sandbox="allow-scripts allow-forms"
        className="w-full border-0 bg-card"
        style={{ blockSize: height }}
      />
      <p className="flex items-center gap-2 text-note text-muted">
        <Lock className="size-4 flex-none" />
        {noCardsHere}
      </p>
    </div>
  )
}

function RedirectForm({ url }: { url: string }) {
  const texts = useTexts(messages).card
  return (
    <div className="grid justify-items-start gap-3">
      <LinkButton href={url} target="_blank" rel="noopener noreferrer" variant="line">
        <ExternalLink />
        {texts.openPage}
      </LinkButton>
      <p className="text-note text-muted">{texts.waiting}</p>
    </div>
  )
}
