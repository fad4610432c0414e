import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { areasQuery, locate, nearestArea, type Area } from '#features/addresses/web/public.ts'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { CallError } from '#shared/wire/call.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { DishSkeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { DishCard } from '#ui/food/dish-card.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { dishesOfTomorrowQuery } from './queries.ts'
import { useRememberedArea } from './remembered-area.ts'

/** The home page's dishes of tomorrow; the visitor names the area, no permission is asked. */
export function TomorrowDishes() {
  const language = useLanguage()
  const { tomorrow, menu } = useTexts(messages)
  const [area, remember] = useRememberedArea()
  const { data, error, isFetching, refetch } = useQuery({
    ...dishesOfTomorrowQuery(language, area),
    placeholderData: keepPreviousData,
  })
  // An area that was chosen long ago may be gone.
  const isUnknown = error instanceof CallError && error.code === 'area_not_found'
  useEffect(() => {
    if (isUnknown) remember(undefined)
  }, [isUnknown, remember])
  const areaName = data?.area?.name ?? tomorrow.centralDubai
  return (
    <section aria-labelledby="tomorrow-title" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h2 id="tomorrow-title" className="text-4xl">
            {tomorrow.title}
          </h2>
          {data && data.dishes.length > 0 && (
            <p className="text-muted" aria-live="polite">
              {tomorrow.lead(data.dishes.length, data.dishCount, areaName, data.day)}
            </p>
          )}
        </div>
        <AreaChoice slug={area} onChange={remember} />
      </div>
      {error && !isUnknown ? (
        <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
          {tomorrow.failed}
        </RetryNotice>
      ) : data === undefined ? (
        <SkeletonGroup label={tomorrow.loading}>
          <div className={GRID}>
            {['1', '2', '3', '4'].map((place) => (
              <DishSkeleton key={place} />
            ))}
          </div>
        </SkeletonGroup>
      ) : data.dishes.length === 0 ? (
        <Notice>{tomorrow.empty}</Notice>
      ) : (
        <ul className={GRID}>
          {data.dishes.map((dish) => (
            <li key={dish.id} className="grid">
              <DishCard
                name={dish.name}
                description={dish.restaurantName}
                facts={`${menu.kcal(dish.calories)} · ${menu.protein(Math.round(dish.protein))}`}
                plate={{ slug: dish.slug, version: PLATES_VERSION }}
                cloth={clothOf({ cuisine: dish.cuisineType })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const GRID = 'grid md:grid-cols-4 md:gap-6'

interface AreaChoiceProps {
  slug: string | undefined
  onChange: (slug: string | undefined) => void
}

/** A native list: it costs no code, and phones show it in their own way. */
function AreaChoice({ slug, onChange }: AreaChoiceProps) {
  const language = useLanguage()
  const { tomorrow } = useTexts(messages)
  const queryClient = useQueryClient()
  const { data: areas } = useQuery(areasQuery(language))
  const [state, setState] = useState<'idle' | 'busy' | 'lost'>('idle')
  const find = async () => {
    setState('busy')
    const [point, known] = await Promise.all([
      locate(),
      queryClient.ensureQueryData(areasQuery(language)).catch(() => []),
    ])
    const area = point && nearestArea(point, known)
    if (area) onChange(area.slug)
    setState(area ? 'idle' : 'lost')
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <label className="relative flex min-h-11 items-center rounded-full inset-ring-(length:--line) inset-ring-control has-focus-visible:outline-3 outline-offset-2 outline-focus">
          <span className="sr-only">{tomorrow.area}</span>
          <MapPin className="pointer-events-none absolute start-4" />
          <select
            value={slug ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || undefined)}
            className="min-h-11 max-w-64 cursor-pointer appearance-none rounded-full bg-transparent ps-11 [&_*]:bg-card [&_*]:text-ink pe-10 font-strong outline-none"
          >
            <option value="">{tomorrow.centralDubai}</option>
            {EMIRATES.map((emirate) => (
              <optgroup key={emirate} label={EMIRATE_NAMES[emirate][language]}>
                {ofEmirate(areas ?? [], emirate).map((area) => (
                  <option key={area.slug} value={area.slug}>
                    {area.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-3.5" />
        </label>
        <IconButton
          label={tomorrow.locate}
          icon={<LocateFixed />}
          variant="line"
          isDisabled={state === 'busy'}
          onClick={() => void find()}
        />
      </div>
      {state === 'lost' && <output className="text-note text-muted">{tomorrow.notLocated}</output>}
    </div>
  )
}

const ofEmirate = (areas: readonly Area[], emirate: string): Area[] =>
  areas.filter((area) => area.city === emirate)
