import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { changeKitchenSetup } from '../contract.ts'
import { messages } from '../messages.ts'
import { changesOf, draftOf, errorsOf, type Changes, type FieldName } from './draft.ts'
import { Opening } from './opening.tsx'
import type { KitchenSetup } from './queries.ts'
import { Delivery, Place, Price, Profile } from './setup-fields.tsx'
import { setupTexts } from './texts.ts'
import { useSetupAction } from './queries.ts'

/** Everything that is said of a kitchen, saved piece by piece; next to it what is still open. */
export function SetupForm({ setup }: { setup: KitchenSetup }) {
  const texts = useTexts(setupTexts)
  const { draft, set, isChanged, errors, attempts, save, isPending, failure } = useSetupForm(setup)
  const part = {
    draft,
    set,
    errorOf: (name: FieldName) => errors[name],
    isFixed: setup.wasOpened,
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <form
        noValidate
        className="grid min-w-0 gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormErrorSummary
          title={texts.errorsTitle}
          attempt={attempts}
          errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
        />
        <Profile {...part} />
        <Place {...part} />
        <Delivery {...part} />
        <Price {...part} />
        {failure !== undefined && (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
        <Button
          type="submit"
          size="lg"
          className="w-fit"
          isPending={isPending}
          disabledReason={isChanged ? undefined : texts.nothing}
        >
          {texts.save}
        </Button>
      </form>
      {!setup.wasOpened && <Opening setup={setup} isUnsaved={isChanged} />}
    </div>
  )
}

function useSetupForm(setup: KitchenSetup) {
  const texts = useTexts(setupTexts)
  const say = useSay()
  const [stored, setStored] = useState(() => draftOf(setup.fields))
  const {
    values: draft,
    change: set,
    clear,
  } = useDraft('kitchen-setup', stored, { recordId: 'own' })
  const [attempts, setAttempts] = useState(0)
  const changes = changesOf(stored, draft)
  const isChanged = Object.keys(changes).length > 0
  const { mutate, isPending, error, failure } = useSetupAction({
    send: (input: Changes) => call(changeKitchenSetup, input),
    done: { title: texts.saved },
    failed: texts.saveFailed,
    onDone: () => {
      setAttempts(0)
      setStored(draft)
      clear(draft)
    },
  })
  const said = error instanceof CallError ? error.fields : {}
  const codes = attempts > 0 ? { ...said, ...errorsOf(changes) } : {}
  const errors: Partial<Record<FieldName, string>> = Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, say(code)]),
  )
  return {
    draft,
    set,
    isChanged,
    errors,
    attempts,
    save: () => {
      if (!isChanged) return
      setAttempts(attempts + 1)
      if (Object.keys(errorsOf(changes)).length === 0) mutate(changes)
    },
    isPending,
    /** Where no field carries it. */
    failure: Object.keys(said).length === 0 ? failure : undefined,
  }
}

/** Refusal codes of the schema as texts; what the server says stays as it is. */
function useSay() {
  const { textTooLong, textNotClean } = useTexts(setupTexts)
  const refusals = { ...useTexts(messages).refusals, ...useTexts(nameMessages).refusals }
  return (code: string): string => {
    if (code === 'text_too_long') return textTooLong
    if (code === 'text_not_clean') return textNotClean
    return code in refusals ? refusals[code as keyof typeof refusals] : code
  }
}
