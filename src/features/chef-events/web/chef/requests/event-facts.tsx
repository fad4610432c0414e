import { CalendarDays, Car, MapPin, ShieldAlert, Users, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ChefRequest } from '../queries.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>.lucide]:mt-1 [&>.lucide]:text-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** What a chef has to know of an event. */
export function EventFacts({ event }: { event: ChefRequest['event'] }) {
  const texts = useTexts(requestTexts)
  const { separator } = useTexts(shellTexts)
  const language = useLanguage()
  const place = event.city ? EMIRATE_NAMES[event.city][language] : texts.anywhere
  return (
    <ul className="num grid gap-1.5">
      <Fact icon={<CalendarDays />}>
        {[formatDay(event.eventDate, language), event.eventTime].join(separator)}
      </Fact>
      <Fact icon={<Users />}>{texts.builder.guestCount(event.guestCount)}</Fact>
      <Fact icon={<MapPin />}>{place}</Fact>
      {event.travelMinutes !== null && <Fact icon={<Car />}>{texts.way(event.travelMinutes)}</Fact>}
      <Fact icon={<Utensils />}>
        {event.cuisines.map((cuisine) => CUISINE_NAMES[cuisine][language]).join(separator)}
        {event.diets.length > 0 &&
          ` · ${event.diets.map((diet) => DIET_NAMES[diet][language]).join(separator)}`}
      </Fact>
      {event.allergens.length > 0 && (
        <Fact icon={<ShieldAlert />}>
          <strong className="font-strong text-bad">
            {texts.mustNot}: {listAllergens(event.allergens, language)}
          </strong>
        </Fact>
      )}
      {event.specialRequirements && (
        <li className="mt-1 rounded-tile bg-subtle px-3.5 py-2.5 whitespace-pre-line" dir="auto">
          {event.specialRequirements}
        </li>
      )}
    </ul>
  )
}
