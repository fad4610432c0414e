import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { menuWords } from '#features/chefs/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { COURSES, COURSES_MAX, COURSE_TITLE_MAX, type Course } from '#features/chefs/rules.ts'
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#shared/food/food.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { ComboBox } from '#ui/choices/combo-box.tsx'
import { Select } from '#ui/choices/select.tsx'
import { cx } from '#ui/cx.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { dishesQuery } from '../queries.ts'
import { requestTexts } from '../texts/request-texts.ts'
import type { Errors } from '../use-checked.ts'

/** A course while it is written; `key` distinguishes it from the others as they move. */
export interface DraftCourse {
  key: string
  course: Course
  title: string
  dishSlug: string | null
  /** Null until the chef says it; empty for none of them. */
  allergens: Allergen[] | null
  /** What it counts as containing: what was said, and what the dish of its plate contains. */
  holds: Allergen[]
}

export const emptyCourse = (course: Course = 'main'): DraftCourse => ({
  key: crypto.randomUUID(),
  course,
  title: '',
  dishSlug: null,
  allergens: null,
  holds: [],
})

/** The same courses have the same keys, so that a draft knows whether a menu is still what it was. */
export const toDrafts = (courses: readonly Omit<DraftCourse, 'key'>[]): DraftCourse[] =>
  courses.map((course, at) => ({ ...course, key: `${at} ${course.title}` }))

interface CourseFieldsProps {
  courses: DraftCourse[]
  onChange: (courses: DraftCourse[]) => void
  errors: Errors
  /** What someone at the table must not eat. */
  forbidden?: readonly Allergen[]
}

/** The courses of a menu or a quote, in the order of the table. */
export function CourseFields({ courses, onChange, errors, forbidden = [] }: CourseFieldsProps) {
  const { courses: texts } = useTexts(requestTexts)
  const change = (place: number, changed: DraftCourse) => onChange(courses.with(place, changed))
  const raise = (place: number) => {
    const [moved] = courses.slice(place)
    const rest = courses.toSpliced(place, 1)
    if (moved) onChange(rest.toSpliced(place - 1, 0, moved))
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-xl font-strong">{texts.title}</legend>
      <ol className="grid gap-3.5">
        {courses.map((course, place) => (
          <CourseRow
            key={course.key}
            course={course}
            place={place}
            errors={errors}
            clash={course.holds.filter((allergen) => forbidden.includes(allergen))}
            onChange={(changed) => change(place, changed)}
            onUp={place > 0 ? () => raise(place) : undefined}
            onRemove={() => onChange(courses.toSpliced(place, 1))}
          />
        ))}
      </ol>
      {errors['courses'] && <FieldError id="courses-fault">{errors['courses']}</FieldError>}
      {courses.length < COURSES_MAX && (
        <Button
          variant="line"
          className="justify-self-start"
          onClick={() => onChange([...courses, emptyCourse()])}
        >
          <Plus />
          {texts.add}
        </Button>
      )}
    </fieldset>
  )
}

interface CourseRowProps {
  course: DraftCourse
  place: number
  errors: Errors
  clash: readonly Allergen[]
  onChange: (course: DraftCourse) => void
  onUp: (() => void) | undefined
  onRemove: () => void
}

function CourseRow({ course, place, errors, clash, onChange, onUp, onRemove }: CourseRowProps) {
  const { courses: texts } = useTexts(requestTexts)
  const { courses: kinds } = useTexts(menuWords)
  const language = useLanguage()
  const { data: dishes = [] } = useQuery(dishesQuery(language))
  const name = course.title || texts.place(place + 1)
  const choose = (slug: string | null) => {
    const dish = dishes.find((one) => one.slug === slug)
    const before = dishes.find((one) => one.slug === course.dishSlug)
    const isOwnTitle = course.title !== '' && course.title !== before?.name
    onChange({
      ...course,
      dishSlug: dish?.slug ?? null,
      title: isOwnTitle ? course.title : (dish?.name ?? ''),
      allergens: dish && !isOwnTitle ? dish.allergens : null,
      holds: dish?.allergens ?? [],
    })
  }
  const rename = (title: string) => {
    const dish = dishes.find((one) => one.slug === course.dishSlug)
    const isSaidByDish =
      course.title === dish?.name && course.holds.length === dish.allergens.length
    onChange({ ...course, title, ...(isSaidByDish && { allergens: null }) })
  }
  return (
    <li
      aria-label={name}
      className="grid gap-3 rounded-tile border-line border-hairline bg-card p-3.5"
    >
      <div className="flex items-center gap-3">
        {course.dishSlug ? (
          <Plate slug={course.dishSlug} version={PLATES_VERSION} size={56} alt="" />
        ) : (
          <EmptyPlate rim="star" className="size-14 text-plate-tint" />
        )}
        <Select
          label={texts.kind}
          isLabelHidden
          value={course.course}
          onChange={(kind) => onChange({ ...course, course: kind ?? 'main' })}
          options={COURSES.map((kind) => ({ value: kind, label: kinds[kind] }))}
          className="min-w-0 flex-1"
        />
        {onUp && <IconButton label={texts.up(name)} icon={<ArrowUp />} onClick={onUp} />}
        <IconButton label={texts.remove(name)} icon={<Trash2 />} onClick={onRemove} />
      </div>
      <TextField
        label={texts.name}
        name={`courses.${place}.title`}
        value={course.title}
        onChange={rename}
        maxLength={COURSE_TITLE_MAX}
        errorMessage={errors[`courses.${place}.title`]}
        autoComplete="off"
      />
      <ComboBox
        key={dishes.length}
        label={texts.dish}
        hint={texts.dishHint}
        value={course.dishSlug}
        onChange={choose}
        options={dishes.map(({ slug, name: label }) => ({ value: slug, label }))}
      />
      <AllergenFields course={course} onChange={onChange} />
      {clash.length > 0 && (
        <Notice tone="bad" isLive>
          {texts.clash(listAllergens(clash, language))}
        </Notice>
      )}
    </li>
  )
}

const NONE = 'none'

/** Nothing is ticked for the chef: "none of these" is an answer of its own. */
function AllergenFields({ course, onChange }: Pick<CourseRowProps, 'course' | 'onChange'>) {
  const { courses: texts } = useTexts(requestTexts)
  const language = useLanguage()
  const { data: dishes = [] } = useQuery(dishesQuery(language))
  const ofDish = dishes.find(({ slug }) => slug === course.dishSlug)?.allergens ?? []
  const isUnsaid = course.allergens === null
  const [isOpen] = useState(isUnsaid)
  const ticked = course.allergens ?? ofDish
  const isNone = !isUnsaid && ticked.every((one) => ofDish.includes(one))
  const change = (chosen: (Allergen | typeof NONE)[]) => {
    const contained = ALLERGENS.filter((one) => chosen.includes(one) || ofDish.includes(one))
    const others = contained.filter((one) => !ofDish.includes(one))
    const isNoneNow = !isNone && chosen.includes(NONE)
    if (isNoneNow) onChange({ ...course, allergens: ofDish, holds: ofDish })
    else onChange({ ...course, allergens: others.length > 0 ? contained : null, holds: contained })
  }
  return (
    <details open={isOpen} className="group">
      <summary
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-2 text-note',
          isUnsaid ? 'font-strong text-warn' : 'text-muted',
        )}
      >
        {isUnsaid && <TriangleAlert className="size-4.5 flex-none" />}
        {isUnsaid && texts.unsaid}
        {!isUnsaid &&
          (ticked.length > 0
            ? texts.contains(listAllergens(ticked, language))
            : texts.containsNone)}
      </summary>
      <CheckboxChips<Allergen | typeof NONE>
        label={texts.allergens}
        hint={texts.allergensHint}
        value={isNone ? [...ticked, NONE] : [...ticked]}
        onChange={change}
        options={[
          { value: NONE, label: ofDish.length > 0 ? texts.noOthers : texts.none },
          ...ALLERGENS.map((allergen) => ({
            value: allergen,
            label: ALLERGEN_NAMES[allergen][language],
            isDisabled: ofDish.includes(allergen),
          })),
        ]}
      />
    </details>
  )
}
