import { useQuery } from '@tanstack/react-query'
import { dayOf, formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { pageTexts } from './page-texts.ts'
import { testimonialsQuery, type Testimonial } from './testimonials-query.ts'

/** What guests wrote of events that were held; nothing where no one has yet. */
export function Testimonials() {
  const { testimonials: texts } = useTexts(pageTexts)
  const { data } = useQuery(testimonialsQuery(useLanguage()))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="testimonials-title" className="page grid gap-6 pt-4 pb-10">
      <h2 id="testimonials-title" className="text-4xl">
        {texts.title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {data.map((one) => (
          <li key={`${one.chefId} ${one.writtenOn}`} className="grid">
            <Quote testimonial={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { testimonials: texts } = useTexts(pageTexts)
  const { eventTypes, list } = useTexts(messages)
  const language = useLanguage()
  const { stars, text, name, chefName, city } = testimonial
  const event = eventTypes[testimonial.eventType]
  return (
    <Card className="grid content-between gap-4 p-6">
      <div>
        <p className="flex gap-1 text-accent-text">
          <span className="sr-only">{texts.stars(stars)}</span>
          {Array.from({ length: stars }, (_, star) => (
            <Star key={star} />
          ))}
        </p>
        <blockquote
          dir="auto"
          className="mt-3 text-start text-lg leading-relaxed [unicode-bidi:plaintext]"
        >
          {text}
        </blockquote>
      </div>
      <footer className="num text-note">
        <strong className="block font-strong">
          <bdi>{name}</bdi>
        </strong>
        <span className="text-muted">
          {[event, list.guestCount(testimonial.guestCount), city && EMIRATE_NAMES[city][language]]
            .filter(Boolean)
            .join(list.separator)}
        </span>
        <span className="block text-muted">
          {texts.by(chefName, formatDay(dayOf(new Date(testimonial.writtenOn)), language, 'long'))}
        </span>
      </footer>
    </Card>
  )
}
