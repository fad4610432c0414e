import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import type { ChefBooking } from '../../queries.ts'
import { adminTexts } from '../texts.ts'
import { Section } from './section.tsx'

/** What was wrong, and what was decided. */
export function ComplaintPart(props: { complaint: NonNullable<ChefBooking['complaint']> }) {
  const { panel } = useTexts(adminTexts)
  const language = useLanguage()
  const { text, madeAt, resolution, refunded } = props.complaint
  return (
    <Section title={panel.complaint}>
      {resolution === null && <Notice tone="bad">{panel.waiting}</Notice>}
      <blockquote dir="auto" className="text-start whitespace-pre-line">
        {text}
      </blockquote>
      <p className="num text-note text-muted">{panel.made(momentIn(language, madeAt))}</p>
      {resolution !== null && (
        <>
          <h4 className="pt-2 font-strong">{panel.decided}</h4>
          <p dir="auto" className="text-start whitespace-pre-line">
            {resolution}
          </p>
          <RecordFacts
            facts={[
              [panel.refunded, <Price key="back" dirhams={refunded ?? 0} decimals="always" />],
            ]}
          />
        </>
      )}
    </Section>
  )
}
