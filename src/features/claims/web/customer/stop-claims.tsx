import type { QueryKey } from '@tanstack/react-query'
import { MessageCircleWarning } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { deliveryStop } from '#features/deliveries/contract.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import { claimTexts } from './texts.ts'

const ClaimSheet = lazyPart(async () => (await import('./claim-sheet.tsx')).ClaimSheet)

export type DeliveryStop = Output<{ output: typeof deliveryStop }>
type Claim = DeliveryStop['claims'][number]

interface StopClaimsProps {
  stop: DeliveryStop
  /** Where it was not today. */
  day?: Day
  /** What is looked up again once something was reported. */
  touches: readonly QueryKey[]
}

/** What the customer said of a meal, what came of it, and the button to say something. */
export function StopClaims({ stop, day, touches }: StopClaimsProps) {
  const words = useTexts(claimTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  // A drop that failed says itself what is paid back.
  const shown = stop.claims.filter(
    ({ state, kind }) => stop.status !== 'failed' || state !== 'granted' || kind === 'allergen',
  )
  return (
    <>
      {shown.map((claim) => (
        <ClaimState key={claim.id} claim={claim} refundAed={stop.refundAed} />
      ))}
      {stop.claimKinds.length > 0 && (
        <Button
          variant="line"
          size="sm"
          className="w-fit"
          aria-label={words.askNamed(
            [
              OCCASION_NAMES[stop.occasion][language],
              ...(day ? [formatDay(day, language)] : []),
            ].join(' · '),
          )}
          onClick={() => setOpen(true)}
        >
          <MessageCircleWarning />
          {words.ask}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ClaimSheet stop={stop} touches={touches} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const TONES = { waiting: 'info', open: 'info', granted: 'ok', refused: 'quiet' } as const

function ClaimState({ claim, refundAed }: { claim: Claim; refundAed: number | null }) {
  const words = useTexts(claimTexts)
  const { kinds } = useTexts(messages)
  const language = useLanguage()
  const { state, kind, dish, answer } = claim
  return (
    <Notice tone={TONES[state]}>
      {state === 'granted' && refundAed === null ? words.states.sorry : words.states[state]}
      {state === 'granted' && refundAed !== null && (
        <>
          {' '}
          <Price dirhams={refundAed} />
        </>
      )}
      {answer !== '' && (
        <p dir="auto" className="text-start">
          {answer}
        </p>
      )}
      {kind === 'allergen' && <p>{dish === null ? words.blockedAll : words.blocked}</p>}
      <p className="text-note text-muted">
        <bdi>{words.since(kinds[kind], momentIn(language, claim.madeAt))}</bdi>
        {dish !== null && (
          <>
            {' · '}
            <bdi>{dish}</bdi>
          </>
        )}
      </p>
    </Notice>
  )
}
