import { ChefHat, Store } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { joinTexts } from './join-texts.ts'

const ICONS = { individual: <ChefHat className="size-7" />, business: <Store className="size-7" /> }
const TYPES = ['individual', 'business'] as const

/** The two ways to cook with us. */
export function JoinSection() {
  const join = useTexts(joinTexts)
  return (
    <section aria-labelledby="join-title" className="page grid gap-6 pb-13 md:pb-22">
      <div>
        <h2 id="join-title" className="text-5xl">
          {join.title}
        </h2>
        <p className="mt-3 text-lg text-muted">{join.lead}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {TYPES.map((type) => (
          <Card key={type} look="quiet" className="grid gap-4 p-6 md:p-8">
            <span className="grid size-14 place-items-center rounded-tile bg-pill text-on-pill">
              {ICONS[type]}
            </span>
            <h3 className="text-2xl">{join.cards[type].title}</h3>
            <p>{join.cards[type].text}</p>
            <LinkButton href={`/join-as-chef/${type}`} variant="line" className="w-fit">
              {join.cards[type].action}
            </LinkButton>
          </Card>
        ))}
      </div>
    </section>
  )
}
