import { formatClock, formatDay } from '#shared/dates.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { countOf } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

/** Which kitchens close their orders today, and who has not chosen yet. */
export function CutOffs({ cutOffs }: { cutOffs: Overview['cutOffs'] }) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const heads = [words.kitchen, words.forDay, words.closesAt, words.deliveries, words.unchosen]
  return (
    <Card className="grid content-start gap-3 p-5 md:px-6 md:py-5.5">
      <h2 className="text-xl">{words.cutOffs}</h2>
      {cutOffs.length === 0 ? (
        <p className="text-muted">{words.noCutOffs}</p>
      ) : (
        <div className="-mx-1.5">
          <table className="num w-full text-note">
            <caption className="sr-only">{words.cutOffs}</caption>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={cx(
                      'px-1.5 py-2 font-strong',
                      index < 2 ? 'text-start' : 'text-end',
                      index === 3 && 'max-md:hidden',
                    )}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cutOffs.map((cutOff) => (
                <tr
                  key={`${cutOff.restaurantId} ${cutOff.day} ${cutOff.locksAt}`}
                  className="border-t-line border-hairline"
                >
                  <th scope="row" className="px-1.5 py-2 text-start font-strong">
                    {cutOff.restaurant}
                  </th>
                  <td className="px-1.5 py-2 whitespace-nowrap">
                    {formatDay(cutOff.day, language, 'short')}
                  </td>
                  <td className="px-1.5 py-2 text-end">{formatClock(new Date(cutOff.locksAt))}</td>
                  <td className="px-1.5 py-2 text-end max-md:hidden">
                    {countOf(cutOff.deliveries)}
                  </td>
                  <td
                    className={cx(
                      'px-1.5 py-2 text-end',
                      cutOff.unchosen > 0 && 'font-strong text-warn',
                    )}
                  >
                    {countOf(cutOff.unchosen)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
