import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { formatClock } from '#shared/dates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Segmented } from '#ui/choices/segmented.tsx'
import { FormErrorSummary, type FormError } from '#ui/fields/frame/form-error-summary.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Stages } from '#ui/layout/stages.tsx'
import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { APPLICATION_TYPES, DOCUMENTS_OF, type ApplicationType } from '../../rules.ts'
import type { Draft } from '../queries.ts'
import { Aside } from './aside.tsx'
import { errorsOf, STEPS, type FieldName, type Fields, type Step } from './fields.ts'
import { AboutStep } from '../steps/about-step.tsx'
import { DocumentsStep, LoginFirst } from '../steps/documents-step.tsx'
import { KitchenStep } from '../steps/kitchen-step.tsx'
import { ReviewStep } from '../steps/review-step.tsx'
import { applyTexts } from './texts.ts'
import { useFieldsDraft } from './use-fields-draft.ts'
import { useSavedDraft } from './use-saved-draft.ts'

export interface StepProps {
  type: ApplicationType
  fields: Fields
  set: (change: Partial<Fields>) => void
  /** The sentence of a field that would not be taken; only after the first attempt. */
  errorOf: (name: FieldName) => string | undefined
}

interface WizardFormProps {
  type: ApplicationType
  initial: Fields
  step: number
  draft: Draft | undefined
}

export function WizardForm({ type, initial, step: firstStep, draft }: WizardFormProps) {
  const texts = useTexts(applyTexts)
  const refusals = { ...useTexts(messages).refusals, ...useTexts(nameMessages).refusals }
  const { fields, set, typed } = useFields(type, initial, draft !== undefined)
  const [position, setPosition] = useState(Math.min(firstStep, STEPS.length - 1))
  const [attempts, setAttempts] = useState(0)
  const step = STEPS[position] ?? 'about'
  const [hasDocuments, setHasDocuments] = useState(step === 'documents')
  const saving = useSavedDraft({ type, fields, step: position, draft, typed })
  const codes = attempts > 0 ? errorsOf(type, fields, step) : {}
  const errorOf = (name: FieldName) => {
    const code = codes[name]
    const text = code && code in refusals ? refusals[code as keyof typeof refusals] : undefined
    return typeof text === 'string' ? text : code
  }
  const errors = Object.keys(codes).map((name): FormError => ({
    name,
    message: errorOf(name as FieldName) ?? '',
  }))
  const heading = useFocusOnChange(position)
  const goTo = (next: number) => {
    setAttempts(0)
    setPosition(next)
    if (STEPS[next] === 'documents') setHasDocuments(true)
  }
  const goOn = () => {
    if (Object.keys(errorsOf(type, fields, step)).length > 0) setAttempts(attempts + 1)
    else goTo(position + 1)
  }
  const props: StepProps = {
    type,
    fields,
    set,
    errorOf,
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="grid min-w-0 gap-7">
        <Head type={type} step={step} heading={heading} saving={saving} isOwn={Boolean(draft)} />
        <Progress type={type} position={position} fields={fields} draft={draft} />
        {errors.length > 0 && (
          <FormErrorSummary title={texts.errorsTitle} errors={errors} attempt={attempts} />
        )}
        {step === 'about' && <AboutStep {...props} />}
        {step === 'kitchen' && <KitchenStep {...props} />}
        {step === 'documents' && !draft && <LoginFirst type={type} />}
        {/* A file on its way goes on while another step is open. */}
        {hasDocuments && draft && (
          <div hidden={step !== 'documents'}>
            <DocumentsStep type={type} draft={draft} />
          </div>
        )}
        {step === 'review' &&
          (draft ? (
            <ReviewStep
              type={type}
              fields={fields}
              draft={draft}
              onEdit={goTo}
              saveNow={saving.saveNow}
            />
          ) : (
            <LoginFirst type={type} />
          ))}
        <div className="flex flex-wrap items-center gap-3">
          {position > 0 && (
            <Button variant="line" size="lg" onClick={() => goTo(position - 1)}>
              {texts.back}
            </Button>
          )}
          {step !== 'review' && (draft !== undefined || step !== 'documents') && (
            <Button size="lg" onClick={goOn}>
              {texts.next}
            </Button>
          )}
          {step === 'documents' && draft && draft.missing.length > 0 && (
            <p className="num text-note text-muted">{texts.later(draft.missing.length)}</p>
          )}
        </div>
      </div>
      <Aside type={type} />
    </div>
  )
}

/** What the wizard shows: as it was opened, with what was typed and isn't saved yet. */
function useFields(type: ApplicationType, initial: Fields, isOwn: boolean) {
  const typed = useFieldsDraft('application', type, initial, isOwn)
  const [changed, setChanged] = useState<Fields>()
  const fields = changed ?? typed.fields
  const set = (change: Partial<Fields>) => {
    const next = { ...fields, ...change }
    setChanged(next)
    typed.keep(next)
  }
  return { fields, set, typed }
}

/** The heading of a new step is read out; not that of the first. */
function useFocusOnChange(position: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(position)
  useEffect(() => {
    if (before.current === position) return
    before.current = position
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [position])
  return heading
}

interface HeadProps {
  type: ApplicationType
  step: Step
  heading: React.RefObject<HTMLHeadingElement | null>
  saving: ReturnType<typeof useSavedDraft>
  isOwn: boolean
}

function Head({ type, step, heading, saving, isOwn }: HeadProps) {
  const texts = useTexts(applyTexts)
  const navigate = useNavigate()
  const title = texts.titles[step]
  const lead = texts.leads[step]
  const saved = saving.isSaving
    ? texts.saving
    : saving.isNotSaved
      ? texts.notSaved
      : saving.savedAt && texts.saved(formatClock(new Date(saving.savedAt)))
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={texts.switchType}
          isLabelHidden
          value={type}
          onChange={(next) => void navigate({ href: `/join-as-chef/${next}`, replace: true })}
          options={APPLICATION_TYPES.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        {isOwn && (
          <div className="flex flex-wrap items-center gap-3">
            <output className="num text-note text-muted">{saved}</output>
            <Button
              variant="soft"
              size="sm"
              onClick={() =>
                void saving.saveNow().then(
                  () => navigate({ href: '/dashboard' }),
                  () => undefined,
                )
              }
            >
              {texts.leave}
            </Button>
          </div>
        )}
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {typeof title === 'string' ? title : title[type]}
        </h1>
        <p className="mt-2 text-muted">{typeof lead === 'string' ? lead : lead[type]}</p>
      </div>
    </header>
  )
}

interface ProgressProps {
  type: ApplicationType
  position: number
  fields: Fields
  draft: Draft | undefined
}

function Progress({ type, position, fields, draft }: ProgressProps) {
  const { stages, separator } = useTexts(applyTexts)
  const language = useLanguage()
  const { data: user } = useQuery(sessionQuery)
  const all = DOCUMENTS_OF[type].length
  const notes = [
    type === 'business' ? fields.businessName : user?.name,
    fields.cuisineSpecialty
      .slice(0, 2)
      .map((cuisine) => CUISINE_NAMES[cuisine][language])
      .join(separator),
    draft ? stages.ready(all - draft.missing.length, all) : '',
  ]
  const isLacking = (index: number) =>
    STEPS[index] === 'documents' && (draft?.missing.length ?? 0) > 0
  const labels = [stages.about[type], stages.kitchen, stages.documents, stages.review]
  return (
    <Stages
      label={stages.label}
      className="num"
      stages={labels.map((label, index) => ({
        label,
        note: notes[index],
        state:
          index === position ? 'now' : index < position && !isLacking(index) ? 'done' : 'later',
      }))}
    />
  )
}
