import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import { STATUS_TONES } from '../../status-tone.ts'
import type { AdminEventDetail } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { Section } from './section.tsx'

/** Who asked for what. */
export function RequestPart({ detail }: { detail: AdminEventDetail }) {
  const { panel, table } = useTexts(adminTexts)
  const { statuses, list, form } = useTexts(messages)
  const language = useLanguage()
  const { event, row } = detail
  const needs = [
    ...event.allergens.map((one) => form.withoutAllergen(ALLERGEN_NAMES[one][language])),
    ...event.diets.map((one) => DIET_NAMES[one][language]),
  ]
  const place = [event.eventLocation, event.city && EMIRATE_NAMES[event.city][language]]
  return (
    <Section title={panel.request}>
      <div className="flex flex-wrap gap-2">
        <Chip tone={STATUS_TONES[event.status]}>{statuses[event.status]}</Chip>
        {event.isUrgent && <Chip tone="warn">{list.urgent}</Chip>}
      </div>
      <RecordFacts
        facts={[
          [table.customer, <bdi key="name">{row.customerName}</bdi>],
          [panel.phone, <CustomerPhone key="phone" phone={row.customerPhone} isLink />],
          [table.starts, momentIn(language, row.startsAt)],
          [panel.guests, event.guestCount],
          [panel.where, <bdi key="place">{place.filter(Boolean).join(list.separator)}</bdi>],
          [
            panel.cuisines,
            event.cuisinePreferences.map((one) => CUISINE_NAMES[one][language]).join(' · '),
          ],
          ...(needs.length > 0 ? [[panel.needs, needs.join(' · ')] as const] : []),
          [panel.invited, panel.invitedAndSeen(row.invited, row.seen)],
          ...(detail.quotesUntil === null
            ? []
            : [[panel.quotesUntil, momentIn(language, detail.quotesUntil)] as const]),
          [panel.askedOn, momentIn(language, event.createdAt)],
        ]}
      />
      {event.specialRequirements && (
        <p>
          <span className="block text-muted">{panel.wishes}</span>
          <span dir="auto" className="block text-start whitespace-pre-line">
            {event.specialRequirements}
          </span>
        </p>
      )}
    </Section>
  )
}
