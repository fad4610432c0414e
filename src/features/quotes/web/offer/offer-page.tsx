import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice, type Tone } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { declineOffer } from '../../offer-contract.ts'
import type { OfferStanding } from '../../rules.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { offerQuery } from '../admin/queries.ts'
import { OfferOrder } from './offer-order.tsx'
import { termsLine } from './terms-line.ts'

const TONES: Readonly<Record<Exclude<OfferStanding, 'open'>, Tone>> = {
  accepted: 'ok',
  declined: 'info',
  expired: 'warn',
  replaced: 'warn',
}

/** What a link from our message opens: the offer, its order, and the way to decline. */
export function OfferPage({ token }: { token: string }) {
  const { page: words, terms } = useTexts(adminTexts)
  const language = useLanguage()
  const query = useQuery(offerQuery(language, token))
  const { data: offer, error } = query
  if (!offer && error) {
    return (
      <ErrorState
        title={words.failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {words.failedText}
      </ErrorState>
    )
  }
  if (!offer) {
    return (
      <SkeletonGroup label={words.title}>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <article className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="num text-muted">
          {offer.number} · <bdi>{offer.name}</bdi>
        </p>
      </div>
      {offer.standing === 'open' ? (
        <p>{words.until(formatDay(offer.validUntil, language, 'long'))}</p>
      ) : (
        <Notice tone={TONES[offer.standing]}>{words[offer.standing]}</Notice>
      )}
      <div className="num grid gap-2 rounded-card border-line border-hairline bg-card p-5">
        {offer.lines.map(({ text, amount }) => (
          <p key={text} className="flex justify-between gap-4">
            <bdi>{text}</bdi>
            <Price dirhams={amount} decimals="always" />
          </p>
        ))}
        <p className="flex justify-between gap-4 border-t-line border-hairline pt-2 text-lg font-strong">
          <span>{words.every}</span>
          <Price dirhams={offer.total} decimals="always" />
        </p>
      </div>
      {offer.note !== '' && (
        <p dir="auto" className="text-start whitespace-pre-line">
          {offer.note}
        </p>
      )}
      {offer.terms && (
        <section className="grid gap-1">
          <h2 className="text-xl">{words.get}</h2>
          <p className="num">{termsLine(offer.terms, language, terms)}</p>
        </section>
      )}
      {offer.standing === 'open' && (
        <>
          {offer.terms ? (
            <OfferOrder token={token} totalFils={toFils(offer.total)} />
          ) : (
            <Notice tone="warn">{words.words}</Notice>
          )}
          <DeclineButton token={token} />
        </>
      )}
      <section className="grid gap-1">
        <h2 className="text-xl">{words.request}</h2>
        <p dir="auto" className="text-start whitespace-pre-line text-muted">
          {offer.requirements}
        </p>
        <p className="num text-muted">
          {words.people}: {offer.peopleCount}
        </p>
      </section>
    </article>
  )
}

function DeclineButton({ token }: { token: string }) {
  const words = useTexts(adminTexts).page
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(declineOffer, { token }),
    onSuccess: () => toast({ title: words.answered, variant: 'success' }),
    onError: (error) =>
      toast({ title: errorText(error, words.failedText), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['quote-offer'] }),
  })
  return (
    <Button variant="line" className="w-fit" isPending={isPending} onClick={() => mutate()}>
      {words.decline}
    </Button>
  )
}
