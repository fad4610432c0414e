import {
  BriefcaseBusiness,
  Cake,
  Gem,
  HeartHandshake,
  MapPin,
  PartyPopper,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { Day } from '#shared/dates.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Select } from '#ui/choices/select.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { EVENT_TYPES, GUESTS_MAX, type EventType } from '../../rules.ts'
import { CuisineTiles } from './cuisine-tiles.tsx'
import type { RequestDraft } from './draft.ts'
import { EventDayField } from './event-day-field.tsx'
import { HouseholdNeeds } from './household-needs.tsx'
import { useSay } from './use-say.ts'

const GUEST_SHORTCUTS = [6, 12, 25, 50]
const LOCATION_MAX = 300
const REQUIREMENTS_MAX = 2000

const ICONS: Record<EventType, ReactNode> = {
  'dinner-party': <Utensils />,
  corporate: <BriefcaseBusiness />,
  birthday: <Cake />,
  wedding: <Gem />,
  anniversary: <HeartHandshake />,
  other: <PartyPopper />,
}

function Part(props: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 border-b-line border-hairline pb-8 last:border-0 last:pb-0">
      <div>
        <h3 className="text-2xl">{props.title}</h3>
        {props.hint && <p className="mt-0.5 text-muted">{props.hint}</p>}
      </div>
      {props.children}
    </section>
  )
}

export function Kind() {
  const { form, eventTypes } = useTexts(messages)
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  return (
    <Part title={form.type} hint={form.typeHint}>
      <Controller
        name="eventType"
        control={control}
        render={({ field, fieldState }) => (
          <RadioCards
            {...field}
            look="tile"
            className="[&>div]:grid-cols-2 sm:[&>div]:grid-cols-3"
            label={form.typeLabel}
            isLabelHidden
            options={EVENT_TYPES.map((value) => ({
              value,
              label: eventTypes[value],
              icon: ICONS[value],
            }))}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
    </Part>
  )
}

export function GuestsAndDay({ today }: { today: Day }) {
  const { form } = useTexts(messages)
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  const [guestCount, eventTime] = useWatch({ control, name: ['guestCount', 'eventTime'] })
  return (
    <Part title={form.guestsAndDate}>
      <div className="grid gap-6 sm:grid-cols-[16.5rem_1fr] sm:gap-10">
        <div className="grid content-start gap-4">
          <Controller
            name="guestCount"
            control={control}
            render={({ field, fieldState }) => (
              <NumberStepper
                {...field}
                size="big"
                label={form.guests}
                min={1}
                max={GUESTS_MAX}
                shortcuts={GUEST_SHORTCUTS}
                errorMessage={say(fieldState.error?.message)}
                isRequired
              />
            )}
          />
          <Controller
            name="eventTime"
            control={control}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                type="time"
                dir="ltr"
                label={form.time}
                errorMessage={say(fieldState.error?.message)}
              />
            )}
          />
        </div>
        <Controller
          name="eventDate"
          control={control}
          rules={{ deps: ['eventTime'] }}
          render={({ field, fieldState }) => (
            <EventDayField
              value={field.value}
              onChange={field.onChange}
              errorMessage={say(fieldState.error?.message)}
              today={today}
              guestCount={guestCount}
              eventTime={eventTime}
            />
          )}
        />
      </div>
    </Part>
  )
}

export function Kitchens() {
  const { form, list } = useTexts(messages)
  const language = useLanguage()
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  const chosen = useWatch({ control, name: 'cuisinePreferences' })
  const names = chosen.map((cuisine) => CUISINE_NAMES[cuisine][language]).join(list.separator)
  const hint = `${form.cuisinesHint} ${names && form.cuisinesChosen(names)}`
  return (
    <Part title={form.cuisines} hint={hint}>
      <Controller
        name="cuisinePreferences"
        control={control}
        render={({ field, fieldState }) => (
          <CuisineTiles
            {...field}
            label={list.cuisines}
            isLabelHidden
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
    </Part>
  )
}

export function Place() {
  const { form } = useTexts(messages)
  const language = useLanguage()
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  return (
    <Part title={form.where}>
      <div className="grid gap-3.5 sm:grid-cols-[13.5rem_1fr]">
        <Controller
          name="city"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={form.city}
              options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
              errorMessage={say(fieldState.error?.message)}
            />
          )}
        />
        <Controller
          name="eventLocation"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={form.location}
              start={<MapPin />}
              placeholder={form.locationPlaceholder}
              autoComplete="street-address"
              maxLength={LOCATION_MAX}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      </div>
    </Part>
  )
}

export function Wishes() {
  const { form } = useTexts(messages)
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  return (
    <Part title={form.special}>
      <Controller
        name="specialRequirements"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={form.specialLabel}
            hint={form.specialHint}
            maxLength={REQUIREMENTS_MAX}
            errorMessage={say(fieldState.error?.message)}
            isRequired={false}
          />
        )}
      />
      <HouseholdNeeds />
    </Part>
  )
}
