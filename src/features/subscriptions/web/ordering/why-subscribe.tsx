import { Clock, HeartPulse, UtensilsCrossed } from 'lucide-react'
import { useTexts } from '#ui/texts.ts'
import { catalogueTexts } from './catalogue-texts.ts'

export function WhySubscribe() {
  const { why } = useTexts(catalogueTexts)
  const reasons = [
    { icon: Clock, ...why.time },
    { icon: UtensilsCrossed, ...why.variety },
    { icon: HeartPulse, ...why.health },
  ]
  return (
    <section aria-labelledby="why-title" className="bg-subtle py-11 md:py-16">
      <div className="page">
        <h2 id="why-title" className="text-4xl">
          {why.title}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3 md:gap-10">
          {reasons.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="size-8 text-info" />
              <h3 className="mt-2.5 text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
