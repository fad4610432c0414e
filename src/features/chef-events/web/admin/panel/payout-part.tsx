import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { payoutTexts } from '../../chef/payout-texts.ts'
import { PAYOUT_TONES } from '../payouts/payout-tones.ts'
import type { AdminEventDetail } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { Section } from './section.tsx'

/** What the chef gets of it, and when. */
export function PayoutPart({ payout }: { payout: NonNullable<AdminEventDetail['payout']> }) {
  const { panel, payouts } = useTexts(adminTexts)
  const { payoutStates } = useTexts(payoutTexts)
  const language = useLanguage()
  const { state, gross, fee, net, dueAt } = payout
  return (
    <Section title={panel.payout}>
      <div>
        <Chip tone={PAYOUT_TONES[state]}>{payoutStates[state]}</Chip>
      </div>
      <RecordFacts
        facts={[
          [payouts.gross, <Price key="gross" dirhams={gross} decimals="always" />],
          [payouts.fee, <Price key="fee" dirhams={fee} decimals="always" />],
          [payouts.net, <Price key="net" dirhams={net} decimals="always" />],
          [payouts.due, momentIn(language, dueAt)],
        ]}
      />
      <a
        href={`/admin/chef-events/payouts?state=${state}`}
        className="w-fit underline underline-offset-4"
      >
        {panel.toPayouts}
      </a>
    </Section>
  )
}
