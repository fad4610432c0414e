import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { WISH_TEXT_MAX } from '../../wish-contract.ts'
import { SaveAllergies } from './save-allergies.tsx'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'
import { useWish, type ConfirmedWish, type WishAnswer } from './use-wish.ts'
import { WishChips } from './wish-chips.tsx'
import { WishQuestions } from './wish-questions.tsx'

export interface WishBoxProps {
  /** Gets the wish when the customer has looked through it and wants it used. */
  onConfirm: (wish: ConfirmedWish) => void
  /** While the confirmed wish is being carried out. */
  isBusy?: boolean
}

/** A sentence becomes chips; the customer takes out what is wrong, answers, and uses the rest. */
export function WishBox({ onConfirm, isBusy = false }: WishBoxProps) {
  const language = useLanguage()
  const say = useTexts(texts)
  const wish = useWish(language)
  const { values, change: type, clear } = useDraft('wish', { text: '' })
  const { text } = values
  const [isEmpty, setIsEmpty] = useState(false)

  const change = (typed: string) => {
    type({ text: typed })
    setIsEmpty(false)
    wish.clear()
  }
  const use = (confirmed: ConfirmedWish) => {
    clear(values)
    onConfirm(confirmed)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wish.isPending) return
    if (text.trim() === '') setIsEmpty(true)
    else wish.read(text)
  }

  return (
    <div className="grid gap-4.5">
      <form onSubmit={send} noValidate className="grid gap-3 sm:flex sm:items-end">
        <TextField
          label={say.label}
          hint={say.hint}
          value={text}
          onChange={change}
          maxLength={WISH_TEXT_MAX}
          placeholder={say.placeholder}
          enterKeyHint="go"
          errorMessage={isEmpty ? say.empty : undefined}
          className="flex-1"
        />
        <Button type="submit" isPending={wish.isPending}>
          {say.send}
        </Button>
      </form>
      {wish.isPending && <WishSkeleton label={say.reading} />}
      {wish.hasFailed && !wish.isPending && (
        <Notice tone="bad" isLive>
          {wish.failure || say.failed}
        </Notice>
      )}
      {wish.answer && (
        <Understood answer={wish.answer} wish={wish} isBusy={isBusy} onConfirm={use} />
      )}
    </div>
  )
}

function WishSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <span className="flex flex-wrap gap-2">
        <Skeleton className="h-11 w-28 rounded-full" />
        <Skeleton className="h-11 w-36 rounded-full" />
        <Skeleton className="h-11 w-24 rounded-full" />
      </span>
    </SkeletonGroup>
  )
}

interface UnderstoodProps {
  answer: WishAnswer
  wish: ReturnType<typeof useWish>
  isBusy: boolean
  onConfirm: (wish: ConfirmedWish) => void
}

function Understood({ answer, wish, isBusy, onConfirm }: UnderstoodProps) {
  const say = useTexts(texts)
  const { chips, questions, unclear, isAllergyUnclear } = answer
  const saving = useSaving(answer.wish.addAllergens)
  const isNothing = chips.length === 0 && questions.length === 0
  return (
    <section aria-label={say.understood} className="grid gap-4">
      <output className={isNothing ? 'text-muted' : 'font-strong'}>
        {isNothing ? say.nothing : say.understood}
      </output>
      {chips.length > 0 && <WishChips chips={chips} onTakeOut={wish.takeOut} />}
      {questions.length > 0 && <WishQuestions questions={questions} onReply={wish.reply} />}
      <SaveAllergies saving={saving} />
      {isAllergyUnclear && (
        <Notice
          tone="warn"
          title={say.allergyUnclear}
          action={
            <LinkButton href="/dashboard/household" variant="line" size="sm">
              {say.toHousehold}
            </LinkButton>
          }
        >
          {say.allergyUnclearText}
        </Notice>
      )}
      {unclear.length > 0 && (
        <p className="text-sm text-muted">
          {say.unclear}{' '}
          {unclear.map((words, place) => (
            <span key={`${place}:${words}`}>
              {place > 0 && ', '}
              <q>
                <bdi>{words}</bdi>
              </q>
            </span>
          ))}
        </p>
      )}
      {!isNothing && (
        <Button
          onClick={() => saving.save(() => onConfirm(answer.wish))}
          isPending={isBusy || saving.isPending}
          isDisabled={chips.length === 0}
          disabledReason={questions.length > 0 ? say.answerFirst : undefined}
        >
          {say.use}
        </Button>
      )}
    </section>
  )
}
