import { useState } from 'react'
import { chefMenuForm, changeChefMenu, createChefMenu } from '#features/chefs/contract.ts'
import { menuWords } from '#features/chefs/web/public.ts'
import { INCLUSIONS, type Inclusion } from '#features/chefs/rules.ts'
import { call } from '#shared/wire/call.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { NumberText } from '#ui/fields/number-text.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { keepTyped } from '#ui/forms/keep-typed.ts'
import { useVersion } from '#ui/forms/use-version.ts'
import type { ChefMenu } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { useChecked } from '../use-checked.ts'
import { useChefAction } from '../use-chef-action.ts'
import { CourseFields, emptyCourse, toDrafts, type DraftCourse } from './course-fields.tsx'

interface Draft {
  name: string
  perGuest: number
  courses: DraftCourse[]
  inclusions: Inclusion[]
}

const draftOf = (menu: ChefMenu | undefined): Draft =>
  menu
    ? {
        name: menu.name,
        perGuest: menu.perGuest,
        courses: toDrafts(menu.courses),
        inclusions: menu.inclusions,
      }
    : {
        name: '',
        perGuest: Number.NaN,
        courses: [emptyCourse('starter'), emptyCourse('main'), emptyCourse('sweet')],
        inclusions: ['groceries', 'cleaning'],
      }

/** A menu to quote from: a new one, or one that is saved already. */
export function MenuSheet({ menu, onClose }: { menu?: ChefMenu; onClose: () => void }) {
  const texts = useTexts(menuTexts)
  const { builder, courses: courseTexts } = useTexts(requestTexts)
  const { inclusions: covers } = useTexts(menuWords)
  const [opened, setOpened] = useState(() => draftOf(menu))
  const {
    values: draft,
    change,
    keep,
    clear,
  } = useDraft('chef-menu', opened, {
    recordId: menu?.id,
    version: menu?.version,
  })
  const { errors, check } = useChecked(chefMenuForm)
  const version = useVersion(menu?.version)
  const language = useLanguage()
  const { mutate, isPending, failure } = useChefAction({
    send: ({ name, perGuest, courses, inclusions }: Draft) => {
      const input = { name, perGuest, courses, inclusions }
      return menu
        ? call(changeChefMenu, { ...input, id: menu.id }, { version: version.get() })
        : call(createChefMenu, input)
    },
    done: texts.saved,
    failed: texts.actionFailed,
    version,
    onDone: () => {
      clear()
      onClose()
    },
  })
  const submit = async (wanted = draft) => {
    if (await check(wanted)) mutate(wanted)
  }
  const conflictFields: ConflictFields = {
    name: texts.name,
    perGuest: builder.price,
    courses: [
      courseTexts.title,
      (list: ChefMenu['courses']) =>
        list.map(({ title, allergens, holds }) => {
          const contains =
            holds.length > 0 ? courseTexts.contains(listAllergens(holds, language)) : ''
          const none = allergens === null ? courseTexts.unsaid : courseTexts.containsNone
          return `${title} (${contains || none})`
        }),
    ],
    inclusions: [builder.inclusions, (list: Inclusion[]) => list.map((one) => covers[one])],
  }
  return (
    <Sheet
      isOpen
      wide="end"
      title={menu ? texts.edit : texts.add}
      onClose={onClose}
      footer={
        <Button isBlock isPending={isPending} onClick={() => void submit()}>
          {texts.save}
        </Button>
      }
    >
      <div className="grid gap-6">
        <ConflictNotice
          version={version}
          fields={conflictFields}
          isSaving={isPending}
          onTake={(current) => {
            const newer = draftOf(current as unknown as ChefMenu)
            setOpened(newer)
            clear(newer)
          }}
          onKeep={(current) => {
            const newer = draftOf(current as unknown as ChefMenu)
            const kept = keepTyped(opened, draft, newer)
            setOpened(newer)
            keep(kept)
            void submit(kept)
          }}
        />
        <TextField
          label={texts.name}
          name="name"
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={errors['name']}
          maxLength={60}
          autoComplete="off"
          isRequired
        />
        <NumberText
          label={builder.price}
          hint={builder.priceHint}
          name="perGuest"
          value={draft.perGuest}
          onChange={(perGuest) => change({ perGuest })}
          errorMessage={errors['perGuest']}
          isRequired
        />
        <CourseFields
          courses={draft.courses}
          onChange={(courses) => change({ courses })}
          errors={errors}
        />
        <CheckboxChips
          label={builder.inclusions}
          value={draft.inclusions}
          onChange={(inclusions) => change({ inclusions })}
          options={INCLUSIONS.map((value) => ({ value, label: covers[value] }))}
        />
        {(failure !== undefined || Object.keys(errors).length > 0) && (
          <Notice tone="bad" isLive>
            {failure ?? texts.check}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
