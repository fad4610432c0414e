import { BriefcaseBusiness, Cake, Gem, HeartHandshake, PartyPopper, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { Day } from '#shared/dates.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { EVENT_TYPES, GUESTS_MAX, type EventType } from '../../rules.ts'
import type { RequestDraft } from './draft.ts'
import { EventDayField } from './event-day-field.tsx'
import { Part } from './part.tsx'
import { useSay } from './use-say.ts'

const GUEST_SHORTCUTS = [6, 12, 25, 50]

const ICONS: Record<EventType, ReactNode> = {
  'dinner-party': <Utensils />,
  corporate: <BriefcaseBusiness />,
  birthday: <Cake />,
  wedding: <Gem />,
  anniversary: <HeartHandshake />,
  other: <PartyPopper />,
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
