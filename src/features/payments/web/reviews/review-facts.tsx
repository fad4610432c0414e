import type { Output } from '#shared/wire/endpoint.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { tableTexts } from '../../admin-texts.ts'
import type { lookUpPayment } from '../../review-contract.ts'
import type { PaymentInReview } from '../admin/queries.ts'
import { reviewTexts } from './review-texts.ts'

interface Props {
  detail: PaymentInReview
  found: Output<typeof lookUpPayment> | undefined
}

/** What does not match, what was tried, and what the provider said just now. */
export function ReviewFacts({ detail: { attempts, reviews }, found }: Props) {
  const words = useTexts(reviewTexts)
  const { reviews: reasons } = useTexts(tableTexts)
  const language = useLanguage()
  return (
    <>
      <ul className="num grid gap-2">
        {reviews.map((review) => (
          <li key={review.id} className="grid">
            <span className={review.closedAt === null ? 'font-strong text-bad' : 'font-strong'}>
              {reasons[review.reason]}
            </span>
            <span className="text-note text-muted">
              <Money {...review} />
              {review.amount !== null && ' · '}
              <bdi className="break-all">{review.providerRef}</bdi> ·{' '}
              {momentIn(language, review.openedAt)}
              {review.decision !== null && ` · ${words.decided[review.decision]}`}
            </span>
            {review.dispute && <Dispute dispute={review.dispute} />}
            {review.note !== null && <span className="text-note">{review.note}</span>}
          </li>
        ))}
      </ul>
      {attempts.length > 0 && (
        <section className="num grid gap-2">
          <h3 className="font-strong">{words.tries}</h3>
          <ul className="grid gap-2">
            {attempts.map((attempt) => (
              <li key={attempt.id} className="grid text-note">
                <span>
                  {momentIn(language, attempt.at)} · {words.attempt[attempt.state]}
                  {attempt.declineCode !== null && <bdi dir="ltr"> ({attempt.declineCode})</bdi>}
                </span>
                <span className="text-muted">
                  <bdi className="break-all">{attempt.providerRef}</bdi>
                  {attempt.lastFault !== null &&
                    words.failedCalls(attempt.tries, attempt.lastFault)}
                  {attempt.nextTryAt !== null &&
                    ` ${words.nextTry(momentIn(language, attempt.nextTryAt))}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found && (
        <Notice tone={found.found === 'fault' ? 'bad' : 'info'} title={words.found[found.found]}>
          <Money {...found} /> <bdi className="break-all">{found.providerRef}</bdi>{' '}
          <bdi dir="ltr">{found.code}</bdi>
        </Notice>
      )}
    </>
  )
}

/** What the bank says, until when it takes our evidence, and where that goes. */
function Dispute({
  dispute,
}: {
  dispute: NonNullable<PaymentInReview['reviews'][number]['dispute']>
}) {
  const words = useTexts(reviewTexts)
  const language = useLanguage()
  const isOpen = dispute.status === 'needs_response' || dispute.status === 'under_review'
  return (
    <span className="grid gap-1 text-note">
      <span>
        {words.dispute[dispute.status]} · {words.disputeReason}{' '}
        <bdi dir="ltr">{dispute.reason}</bdi>
      </span>
      {isOpen && dispute.evidenceDueBy !== null && (
        <span>{words.evidenceBy(momentIn(language, dispute.evidenceDueBy))}</span>
      )}
      {dispute.isCardHeld && (
        <span>{dispute.status === 'lost' ? words.blockedForGood : words.blocked}</span>
      )}
      <LinkButton
        href={dispute.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="line"
        size="sm"
        className="w-fit"
      >
        {words.answer}
      </LinkButton>
    </span>
  )
}

function Money({ amount, currency }: { amount: string | null; currency: string | null }) {
  if (amount === null) return null
  return (
    <bdi dir="ltr">
      {currency} {amount}
    </bdi>
  )
}
