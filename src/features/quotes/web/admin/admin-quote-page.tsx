import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { assignCustomQuote } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { isDecided } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { OfferForm } from './offer-form.tsx'
import { ADMIN_KEY, customQuoteQuery, type QuoteDetail } from './queries.ts'
import { termsLine } from '../offer/terms-line.ts'
import { URGENCY_TONES } from './tones.ts'

const CloseDialog = lazyPart(async () => (await import('./close-dialog.tsx')).CloseDialog)

/** A request, what was offered for it, and the form of the next offer. */
export function AdminQuotePage({ id }: { id: number }) {
  const query = useQuery(customQuoteQuery(id))
  return (
    <RecordPage backHref="/admin/quotes" query={query}>
      {(quote) => (
        <>
          <Head quote={quote} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Request quote={quote} />
            <div className="grid gap-5">
              {!isDecided(quote.state) && <OfferForm quote={quote} key={quote.offers.length} />}
              <Offers quote={quote} />
              <AuditLog quote={quote} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  )
}

function Head({ quote }: { quote: QuoteDetail }) {
  const words = useTexts(adminTexts)
  const { states } = useTexts(tableTexts)
  const [isClosing, setClosing] = useState(false)
  const { mutate, isPending } = useAction(
    (isMine: boolean) => call(assignCustomQuote, { id: quote.id, isMine }),
    { done: quote.isMine ? words.released : words.taken, refreshes: [ADMIN_KEY] },
  )
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-1.5">
        <h1 className="num text-4xl">{quote.number}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <bdi>{quote.name}</bdi>
          <Chip tone={quote.urgency ? URGENCY_TONES[quote.urgency] : 'quiet'}>
            {quote.urgency ? words.urgencies[quote.urgency] : states[quote.state]}
          </Chip>
        </p>
      </div>
      {!isDecided(quote.state) && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="line" isPending={isPending} onClick={() => mutate(!quote.isMine)}>
            {quote.isMine ? words.release : words.take}
          </Button>
          <Button variant="line" onClick={() => setClosing(true)}>
            {words.decline}
          </Button>
        </div>
      )}
      {isClosing && (
        <Suspense>
          <CloseDialog id={quote.id} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Request({ quote }: { quote: QuoteDetail }) {
  const words = useTexts(adminTexts)
  const { table } = useTexts(tableTexts)
  const { methods, times } = useTexts(messages)
  const language = useLanguage()
  return (
    <RecordSection title={words.request}>
      <p dir="auto" className="text-start whitespace-pre-line">
        {quote.requirements}
      </p>
      <RecordFacts
        facts={[
          [table.people, quote.peopleCount],
          [
            table.phone,
            <a key="phone" href={`tel:${quote.phone}`}>
              <bdi dir="ltr">{formatPhone(quote.phone)}</bdi>
            </a>,
          ],
          [
            words.email,
            <a key="email" href={`mailto:${quote.email}`}>
              <bdi dir="ltr">{quote.email}</bdi>
            </a>,
          ],
          [table.contact, `${methods[quote.contactMethod]} · ${times[quote.contactTime]}`],
          [words.language, words.languages[quote.language]],
          [table.asked, momentIn(language, quote.createdAt)],
          [table.due, momentIn(language, quote.dueAt)],
          [table.assignee, <bdi key="assignee">{quote.assignee ?? words.nobody}</bdi>],
        ]}
      />
    </RecordSection>
  )
}

function Offers({ quote: { offers } }: { quote: QuoteDetail }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <RecordSection title={words.offers}>
      {offers.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <li key={offer.id} className="num grid gap-1 border-t-line border-hairline pt-3">
            {offer.lines.map(({ text, amount }) => (
              <p key={text} className="flex justify-between gap-4">
                <bdi>{text}</bdi>
                <Price dirhams={amount} decimals="always" />
              </p>
            ))}
            <p className="flex justify-between gap-4 font-strong">
              <span>{words.total}</span>
              <Price dirhams={offer.total} decimals="always" />
            </p>
            {offer.terms && (
              <p className="text-note">{termsLine(offer.terms, language, words.terms)}</p>
            )}
            <p className="text-note text-muted">
              {words.validTo(formatDay(offer.validUntil, language, 'long'))}
              {offer.answer && offer.answeredVia
                ? ` · ${words.answers[offer.answer]}, ${words.via[offer.answeredVia]}`
                : ''}
            </p>
            {offer.subscriptionId !== null && (
              <a
                href={`/admin/subscriptions/${offer.subscriptionId}`}
                className="w-fit text-note underline"
              >
                {words.subscription(offer.subscriptionId)}
              </a>
            )}
            <p className="text-note break-all text-muted">
              {words.link}: <bdi dir="ltr">{offer.link}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

function AuditLog({ quote: { acts } }: { quote: QuoteDetail }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const names: Readonly<Record<string, string>> = words.actions
  return (
    <RecordSection title={words.auditLog}>
      {acts.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-3">
        {acts.map(({ at, actor, action, note }) => (
          <li key={at + action} className="grid gap-0.5">
            <p className="font-strong">{names[action] ?? action}</p>
            {note && (
              <p dir="auto" className="text-start">
                {note}
              </p>
            )}
            <p className="num text-note text-muted">
              <bdi>{actor}</bdi> · {momentIn(language, at)}
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
