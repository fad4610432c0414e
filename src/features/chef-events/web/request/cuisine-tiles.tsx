import { Check } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES, type Cuisine } from '#shared/food/food.ts'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '#ui/fields/frame/field-props.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { OFFERED_CUISINES } from '../../rules.ts'
import { CUISINE_PICTURES } from './cuisine-pictures.ts'

const PLATE_SIZE = 60

/** Cuisines as small cloths with a plate, a tick in the corner of what is chosen. */
export function CuisineTiles({ ref, ...props }: FieldProps<Cuisine[]>) {
  const ids = useFieldIds(props)
  const language = useLanguage()
  const toggle = (cuisine: Cuisine, isOn: boolean) =>
    props.onChange(
      OFFERED_CUISINES.filter((offered) =>
        offered === cuisine ? isOn : props.value.includes(offered),
      ),
    )
  return (
    <FieldFrame field={props} ids={ids} as="group">
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-3">
        {OFFERED_CUISINES.map((cuisine, position) => {
          const picture = CUISINE_PICTURES[cuisine]
          return (
            <label key={cuisine} className={tileClass}>
              <input
                ref={position === 0 ? ref : undefined}
                type="checkbox"
                name={props.name}
                value={cuisine}
                checked={props.value.includes(cuisine)}
                onChange={(event) => toggle(cuisine, event.currentTarget.checked)}
                onBlur={props.onBlur}
                className="peer sr-only"
              />
              <Check
                strokeWidth={3}
                className="absolute end-1.5 top-1.5 z-10 hidden rounded-full bg-picked p-1 text-on-picked peer-checked:block [&.lucide]:size-6.5"
              />
              {picture && (
                <Cloth colour={picture.cloth} corner="tile" className="w-19 p-1.5">
                  <Plate
                    slug={picture.dish}
                    version={PLATES_VERSION}
                    size={PLATE_SIZE}
                    alt=""
                    className="h-auto w-full"
                  />
                </Cloth>
              )}
              {CUISINE_NAMES[cuisine][language]}
            </label>
          )
        })}
      </div>
    </FieldFrame>
  )
}

const tileClass =
  'relative grid justify-items-center gap-1.5 rounded-tile px-1 py-2.5 text-center text-note max-[24rem]:text-[0.8125rem] max-[24rem]:rtl:text-sm inset-ring-(length:--line) inset-ring-hairline hover:bg-sunk has-checked:font-strong has-checked:inset-ring-2 has-checked:inset-ring-picked has-focus-visible:outline-3 outline-offset-2 outline-focus'
