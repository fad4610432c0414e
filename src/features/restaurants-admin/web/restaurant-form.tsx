import { useState } from 'react'
import { CallError, call } from '#shared/wire/call.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { CUISINE_NAMES, CUISINES, type Cuisine } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Select } from '#ui/choices/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { useVersion } from '#ui/forms/use-version.ts'
import { changeRestaurant } from '../contract.ts'
import { ADMIN_KEY, type AnyRestaurant } from './queries.ts'
import { adminTexts } from './texts.ts'

const NUMBERS = ['monthlyPrice', 'deliveryFee', 'capacityPerDay', 'cutoffDays'] as const
const REASON_MIN = 3

const draftOf = (restaurant: AnyRestaurant) => ({
  nameEn: restaurant.nameEn,
  nameAr: restaurant.nameAr,
  descriptionEn: restaurant.descriptionEn,
  descriptionAr: restaurant.descriptionAr,
  monthlyPrice: String(restaurant.monthlyPrice),
  deliveryFee: String(restaurant.deliveryFee),
  capacityPerDay: String(restaurant.capacityPerDay),
  cutoffTime: restaurant.cutoffTime,
  cutoffDays: String(restaurant.cutoffDays),
  reason: '',
})

type Draft = ReturnType<typeof draftOf>

const numbersOf = (draft: Draft) =>
  Object.fromEntries(
    NUMBERS.map((name) => [name, Number(toLatinDigits(draft[name]).replace(',', '.'))]),
  ) as Record<(typeof NUMBERS)[number], number>

/** What an admin may change of a kitchen; the server's word is next to the field. */
export function RestaurantForm({ restaurant }: { restaurant: AnyRestaurant }) {
  const words = useTexts(adminTexts).form
  const { reason, reasonHint } = useTexts(recordTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(restaurant))
  const [cuisines, setCuisines] = useState([...restaurant.cuisines])
  const [areaId, setAreaId] = useState(restaurant.areaId)
  const version = useVersion(restaurant.version)
  const { mutate, isPending, error } = useAction(
    () =>
      call(
        changeRestaurant,
        { id: restaurant.id, ...draft, ...numbersOf(draft), cuisines, areaId: areaId ?? 0 },
        { version: version.get() },
      ),
    {
      done: words.saved,
      refreshes: [ADMIN_KEY],
      onDone: (saved) => {
        version.set(saved.version)
        setDraft((now) => ({ ...now, reason: '' }))
      },
      version,
    },
  )
  const errors = error instanceof CallError ? error.fields : {}
  const bind = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
    errorMessage: errors[name],
  })
  const take = (current: object) => {
    const theirs = current as AnyRestaurant
    setDraft(({ reason: typed }) => ({ ...draftOf(theirs), reason: typed }))
    setCuisines([...theirs.cuisines])
    setAreaId(theirs.areaId)
  }
  const conflictFields: ConflictFields = {
    ...words,
    capacityPerDay: words.capacity,
    cuisines: [
      words.cuisines,
      (list: Cuisine[]) => list.map((cuisine) => CUISINE_NAMES[cuisine][language]),
    ],
    areaId: [
      words.area,
      (wanted: number | null) => restaurant.areas.find(({ id }) => id === wanted)?.name,
    ],
  }
  const number = { inputMode: 'decimal', dir: 'ltr' } as const
  return (
    <RecordSection title={words.title}>
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          mutate(undefined)
        }}
      >
        <div className="empty:hidden sm:col-span-2">
          <ConflictNotice
            version={version}
            fields={conflictFields}
            isSaving={isPending}
            onTake={take}
            onKeep={() => mutate(undefined)}
          />
        </div>
        <TextField {...bind('nameEn')} label={words.nameEn} maxLength={80} dir="ltr" />
        <TextField {...bind('nameAr')} label={words.nameAr} maxLength={80} dir="rtl" />
        <TextArea {...bind('descriptionEn')} label={words.descriptionEn} maxLength={600} />
        <TextArea {...bind('descriptionAr')} label={words.descriptionAr} maxLength={600} />
        <CheckboxChips
          name="cuisines"
          label={words.cuisines}
          value={cuisines}
          options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
          onChange={setCuisines}
          errorMessage={errors['cuisines']}
          className="sm:col-span-2"
        />
        <Select
          name="areaId"
          label={words.area}
          value={areaId === null ? null : String(areaId)}
          options={restaurant.areas.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => setAreaId(value === null ? null : Number(value))}
          errorMessage={errors['areaId']}
        />
        <TextField {...bind('capacityPerDay')} {...number} label={words.capacity} />
        <TextField {...bind('monthlyPrice')} {...number} label={words.monthlyPrice} />
        <TextField {...bind('deliveryFee')} {...number} label={words.deliveryFee} />
        <TextField {...bind('cutoffTime')} label={words.cutoffTime} dir="ltr" maxLength={5} />
        <TextField {...bind('cutoffDays')} {...number} label={words.cutoffDays} />
        <TextArea
          {...bind('reason')}
          label={reason}
          hint={reasonHint}
          isRequired
          maxLength={500}
          className="sm:col-span-2"
        />
        <p className="text-muted sm:col-span-2">{words.saveLead}</p>
        <Button
          type="submit"
          isDisabled={draft.reason.trim().length < REASON_MIN}
          isPending={isPending}
          className="justify-self-start"
        >
          {words.save}
        </Button>
      </form>
    </RecordSection>
  )
}
