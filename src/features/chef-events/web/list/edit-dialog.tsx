import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { dayOf, type Day } from '#shared/dates.ts'
import { EMIRATE_NAMES, EMIRATES, type Emirate } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Select } from '#ui/choices/select.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { changeChefEvent } from '../../quotes-contract.ts'
import { CLOCK_TIME, GUESTS_MAX, START_FIELDS, startError } from '../../rules.ts'
import { CHEF_EVENT_KEY, chefEventsQuery, type ChefEvent } from '../queries.ts'
import { useSay } from '../request/use-say.ts'
import { listTexts } from './texts.ts'

interface Draft {
  guestCount: number
  eventDate: Day | null
  eventTime: string
  /** Undefined until it is changed: it is shown in the page's language. */
  cuisinePreference: string | undefined
  city: Emirate | null
  eventLocation: string
  specialRequirements: string
}

/** The fields of a pending request, with the rules of a new one. */
export function EditDialog({ event, onClose }: { event: ChefEvent; onClose: () => void }) {
  const { editing: texts } = useTexts(listTexts)
  const language = useLanguage()
  const { draft, set, save, isPending, fieldError, failure } = useEdit(event, onClose)
  const [today] = useState(() => dayOf(productNow()))
  return (
    <ChangeDialog
      title={texts.title}
      lead={texts.lead}
      cancelLabel={texts.keep}
      confirmLabel={texts.save}
      isReady={draft.eventDate !== null}
      isPending={isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <NumberStepper
        label={texts.guests}
        value={draft.guestCount}
        onChange={(guestCount) => set({ guestCount })}
        min={1}
        max={GUESTS_MAX}
        errorMessage={fieldError('guestCount')}
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={texts.date}
          value={draft.eventDate}
          onChange={(eventDate) => set({ eventDate })}
          minValue={today}
          errorMessage={fieldError('eventDate')}
          isRequired
        />
        <TextField
          type="time"
          dir="ltr"
          label={texts.time}
          value={draft.eventTime}
          onChange={(eventTime) => set({ eventTime })}
          errorMessage={fieldError('eventTime')}
        />
      </div>
      <TextField
        label={texts.cuisines}
        hint={texts.cuisinesHint}
        value={draft.cuisinePreference}
        onChange={(cuisinePreference) => set({ cuisinePreference })}
        errorMessage={fieldError('cuisinePreference')}
        isRequired
      />
      <Select
        label={texts.city}
        value={draft.city}
        onChange={(city) => set({ city })}
        options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
        errorMessage={fieldError('city')}
      />
      <TextField
        label={texts.location}
        value={draft.eventLocation}
        onChange={(eventLocation) => set({ eventLocation })}
        errorMessage={fieldError('eventLocation')}
        isRequired
      />
      <TextArea
        label={texts.special}
        value={draft.specialRequirements}
        onChange={(specialRequirements) => set({ specialRequirements })}
        errorMessage={fieldError('specialRequirements')}
        isRequired={false}
      />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
    </ChangeDialog>
  )
}

/** Only what was typed is sent: what someone else changed since stays. */
function changesOf(opened: Draft, typed: Draft): Omit<CallInput<typeof changeChefEvent>, 'id'> {
  const whole = { ...typed, specialRequirements: typed.specialRequirements.trim() || null }
  const changed = Object.entries(whole).filter(
    ([name]) => typed[name as keyof Draft] !== opened[name as keyof Draft],
  )
  return Object.fromEntries(changed)
}

function useEdit(event: ChefEvent, onDone: () => void) {
  const { toasts } = useTexts(listTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const say = useSay()
  const separator = language === 'ar' ? '، ' : ', '
  const [opened] = useState<Draft>({
    guestCount: event.guestCount,
    eventDate: event.eventDate,
    eventTime: event.eventTime,
    cuisinePreference: undefined,
    city: event.city,
    eventLocation: event.eventLocation,
    specialRequirements: event.specialRequirements ?? '',
  })
  const { values, change, clear } = useDraft('chef-event', opened, { recordId: event.id })
  const cuisines = event.cuisinePreferences.map((cuisine) => CUISINE_NAMES[cuisine][language])
  const draft = {
    ...values,
    cuisinePreference: values.cuisinePreference ?? cuisines.join(separator),
  }
  const [start, setStart] = useState<ReturnType<typeof startError>>()
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(changeChefEvent, { id: event.id, ...changesOf(opened, values) }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(chefEventsQuery),
        queryClient.invalidateQueries({ queryKey: CHEF_EVENT_KEY }),
      ])
      toast({ title: toasts.success, text: toasts.updated, variant: 'success' })
      clear()
      onDone()
    },
    onError: (failure) => {
      // The request has gone on meanwhile: the list says how far.
      if (failure instanceof CallError && failure.status === 409) {
        void queryClient.invalidateQueries(chefEventsQuery)
      }
      toast({
        title: toasts.error,
        text: errorText(failure, toasts.updateFailed),
        variant: 'destructive',
      })
    },
  })
  const save = () => {
    const { eventDate, eventTime } = draft
    const isKnown = eventDate !== null && CLOCK_TIME.test(eventTime)
    const failure = isKnown ? startError({ eventDate, eventTime }, productNow()) : undefined
    setStart(failure)
    if (failure === undefined) mutate()
    else reset()
  }
  const named: Readonly<Record<string, string>> = error instanceof CallError ? error.fields : {}
  const fields = start ? { [START_FIELDS[start]]: start } : named
  return {
    draft,
    set: (patch: Partial<Draft>) => {
      change(patch)
      if ('eventDate' in patch || 'eventTime' in patch) setStart(undefined)
    },
    save,
    isPending,
    fieldError: (name: keyof Draft) => say(fields[name]),
    failure:
      error && Object.keys(fields).length === 0 ? errorText(error, toasts.updateFailed) : undefined,
  }
}
