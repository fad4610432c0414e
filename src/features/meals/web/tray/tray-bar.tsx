import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { countDayExtras, lacksMeal } from '../paid-day.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useSelection } from '../use-selection.ts'
import { EmptyPlace } from './forecast-line.tsx'
import { DaySummary } from './tray-content.tsx'
import { TrayDone } from './tray-done.tsx'

/** An open place takes one of these. */
const PLATES_SHOWN = 2

/** The open day at the foot of a phone; a press shows the whole tray. */
export function TrayBar() {
  const texts = useTexts(trayTexts)
  const language = useLanguage()
  const { day, show } = useSelection()
  return (
    <section
      id="tray-bar"
      data-bottom-bar
      aria-label={texts.label}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 rounded-t-card bg-deep px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-deep shadow-sheet lg:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => show({ kind: 'tray' })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 text-start"
      >
        <span className="sr-only">{texts.show}: </span>
        <TrayPlates />
        <span className="min-w-0 leading-snug">
          <span className="num block text-note font-strong whitespace-nowrap">
            {formatDay(day.day, language, 'short')}
          </span>
          <DaySummary hasExtras={false} className="text-sm text-on-deep-muted" />
          {day.extrasTotal > 0 && (
            <span className="num block text-sm font-strong text-deep-action">
              {texts.extras(countDayExtras(day))}: <Price dirhams={day.extrasTotal} prefix="+" />
            </span>
          )}
        </span>
      </button>
      <TrayDone />
    </section>
  )
}

function TrayPlates() {
  const { day } = useSelection()
  const isOpen = lacksMeal(day)
  return (
    <span aria-hidden="true" className="flex flex-none items-center">
      {day.meals.slice(0, isOpen ? PLATES_SHOWN - 1 : PLATES_SHOWN).map((line, place) => (
        <Plate
          key={`${line.mealItemId}-${line.mealTime}`}
          slug={line.slug}
          version={PLATES_VERSION}
          size={52}
          alt=""
          className={place > 0 ? 'land -ms-4 w-13' : 'land w-13'}
        />
      ))}
      {isOpen && <EmptyPlace className="size-11" />}
    </span>
  )
}
