import { changeChefProfile, chefProfileForm } from '#features/chefs/contract.ts'
import { call } from '#shared/wire/call.ts'
import { EMIRATE_NAMES, EMIRATES, type Emirate } from '#shared/place/emirates.ts'
import { CUISINE_NAMES, CUISINES, type Cuisine } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Select } from '#ui/choices/select.tsx'
import { Switch } from '#ui/choices/switch.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { useVersion } from '#ui/forms/use-version.ts'
import type { ChefProfile } from '../queries.ts'
import { profileTexts } from '../texts/profile-texts.ts'
import { useChecked, type Errors } from '../use-checked.ts'
import { useChefAction } from '../use-chef-action.ts'

interface PartProps {
  draft: ChefProfile
  change: (changed: Partial<ChefProfile>) => void
  errors: Errors
}

export function ProfileForm({ stored }: { stored: ChefProfile }) {
  const texts = useTexts(profileTexts)
  const { values: draft, change, clear } = useDraft('chef-profile', stored, { recordId: 'own' })
  const { errors, check } = useChecked(chefProfileForm)
  const version = useVersion(stored.version)
  const conflictFields = useConflictFields()
  const { mutate, isPending, failure } = useChefAction({
    send: (input: ChefProfile) => call(changeChefProfile, input, { version: version.get() }),
    done: texts.saved,
    failed: texts.notSaved,
    version,
    onDone: (saved) => {
      version.set(saved.version)
      clear(saved)
    },
  })
  const submit = async () => {
    if (await check(draft)) mutate(draft)
  }
  const isFaulty = failure !== undefined || Object.keys(errors).length > 0
  return (
    <form
      className="grid max-w-220 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ConflictNotice
        version={version}
        fields={conflictFields}
        isSaving={isPending}
        onTake={change}
        onKeep={() => void submit()}
      />
      <Words draft={draft} change={change} errors={errors} />
      <Reach draft={draft} change={change} errors={errors} />
      {isFaulty && (
        <Notice tone="bad" isLive>
          {failure ?? texts.check}
        </Notice>
      )}
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

function useConflictFields(): ConflictFields {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const nameEmirate = (emirate: Emirate) => EMIRATE_NAMES[emirate][language]
  return {
    nameEn: texts.nameEn,
    nameAr: texts.nameAr,
    bioEn: texts.bioEn,
    bioAr: texts.bioAr,
    guestsMin: texts.guestsMin,
    guestsMax: texts.guestsMax,
    takesRequests: texts.takesRequests,
    city: [texts.city, nameEmirate],
    emirates: [texts.emirates, (list: Emirate[]) => list.map(nameEmirate)],
    cuisines: [
      texts.cuisines,
      (list: Cuisine[]) => list.map((cuisine) => CUISINE_NAMES[cuisine][language]),
    ],
  }
}

function Words({ draft, change, errors }: PartProps) {
  const texts = useTexts(profileTexts)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        label={texts.nameEn}
        name="nameEn"
        dir="ltr"
        value={draft.nameEn}
        onChange={(nameEn) => change({ nameEn })}
        errorMessage={errors['nameEn']}
        maxLength={60}
        isRequired
      />
      <TextField
        label={texts.nameAr}
        name="nameAr"
        dir="rtl"
        value={draft.nameAr}
        onChange={(nameAr) => change({ nameAr })}
        errorMessage={errors['nameAr']}
        maxLength={60}
        isRequired
      />
      <TextArea
        label={texts.bioEn}
        hint={texts.bioHint}
        value={draft.bioEn}
        onChange={(bioEn) => change({ bioEn })}
        errorMessage={errors['bioEn']}
        maxLength={1000}
        rows={5}
      />
      <TextArea
        label={texts.bioAr}
        hint={texts.bioHint}
        value={draft.bioAr}
        onChange={(bioAr) => change({ bioAr })}
        errorMessage={errors['bioAr']}
        maxLength={1000}
        rows={5}
      />
    </div>
  )
}

function Reach({ draft, change, errors }: PartProps) {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const emirates = EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))
  return (
    <>
      <CheckboxChips
        label={texts.cuisines}
        value={draft.cuisines}
        onChange={(cuisines) => change({ cuisines })}
        errorMessage={errors['cuisines']}
        options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
      />
      <Select
        label={texts.city}
        hint={texts.cityHint}
        value={draft.city}
        onChange={(city) => city && change({ city })}
        options={emirates}
        className="max-w-100"
      />
      <CheckboxChips
        label={texts.emirates}
        value={draft.emirates}
        onChange={(chosen) => change({ emirates: chosen })}
        errorMessage={errors['emirates']}
        options={emirates}
      />
      <div className="flex flex-wrap gap-6">
        <NumberStepper
          label={texts.guestsMin}
          value={draft.guestsMin}
          onChange={(guestsMin) => change({ guestsMin })}
          min={1}
          max={5000}
          errorMessage={errors['guestsMin']}
        />
        <NumberStepper
          label={texts.guestsMax}
          value={draft.guestsMax}
          onChange={(guestsMax) => change({ guestsMax })}
          min={1}
          max={5000}
          errorMessage={errors['guestsMax']}
        />
      </div>
      <Switch
        label={texts.takesRequests}
        hint={texts.takesHint}
        value={draft.takesRequests}
        onChange={(takesRequests) => change({ takesRequests })}
      />
    </>
  )
}
