import { useQuery } from '@tanstack/react-query'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { guestPricesQuery, type GuestPrice } from './guest-prices-query.ts'
import { pageTexts } from './page-texts.ts'
import { CUISINE_PICTURES } from './request/cuisine-pictures.ts'

/** What others paid a guest; nothing where too few were booked to tell. */
export function GuestPrices() {
  const { prices: texts } = useTexts(pageTexts)
  const { data } = useQuery(guestPricesQuery)
  if (!data || data.length === 0) return null
  return (
    <Card className="p-4.5 md:p-7">
      <section aria-labelledby="prices-title">
        <h2 id="prices-title" className="text-2xl">
          {texts.title}
        </h2>
        <p className="mt-0.5 text-note text-muted">{texts.lead}</p>
        <ul className="num mt-4">
          {data.map((price) => (
            <Row key={price.cuisine} price={price} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Row({ price }: { price: GuestPrice }) {
  const { prices: texts } = useTexts(pageTexts)
  const { list } = useTexts(messages)
  const language = useLanguage()
  const { cuisine, guestsLeast, guestsMost, perGuestLeast, perGuestMost } = price
  const picture = CUISINE_PICTURES[cuisine]
  return (
    <li className="grid grid-cols-[3.25rem_1fr_auto] items-center gap-3 border-t-line border-hairline py-2.5">
      {picture && (
        <Cloth colour={picture.cloth} corner="tile" className="w-13 p-1">
          <Plate
            slug={picture.dish}
            version={PLATES_VERSION}
            size={44}
            alt=""
            className="h-auto w-full"
          />
        </Cloth>
      )}
      <span className="col-start-2 min-w-0">
        <strong className="block font-strong">{CUISINE_NAMES[cuisine][language]}</strong>
        <span className="block text-note text-muted">
          {guestsLeast === guestsMost
            ? list.guestCount(guestsMost)
            : texts.guests(guestsLeast, list.guestCount(guestsMost))}
        </span>
      </span>
      <Price
        dirhams={perGuestLeast}
        {...(perGuestMost > perGuestLeast && { to: perGuestMost })}
        className="font-strong"
      />
    </li>
  )
}
