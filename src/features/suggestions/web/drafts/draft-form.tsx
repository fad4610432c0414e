import { Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { WISH_TEXT_MAX } from '../../wish-contract.ts'
import type { RecipeDraft } from './queries.ts'
import { draftTexts } from './texts.ts'
import { useDraftRecipe } from './use-draft-recipe.ts'

/** A sentence, of which a recipe is drafted. */
export function DraftForm({ onDrafted }: { onDrafted: (draft: RecipeDraft) => void }) {
  const { form } = useTexts(draftTexts)
  const isOnline = useIsOnline()
  const { values, change: type, clear } = useDraft('recipe-wish', { text: '' })
  const { text } = values
  const [isEmpty, setIsEmpty] = useState(false)
  const drafting = useDraftRecipe((draft) => {
    clear()
    onDrafted(draft)
  })
  const change = (typed: string) => {
    type({ text: typed })
    setIsEmpty(false)
    if (drafting.failure !== undefined) drafting.clearFailure()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isOnline) return
    if (text.trim() === '') setIsEmpty(true)
    else drafting.draft(text)
  }
  return (
    <Card className="grid gap-4 p-5 md:p-6.5">
      <form onSubmit={send} noValidate className="grid justify-items-start gap-4">
        <TextField
          label={form.label}
          hint={form.hint}
          value={text}
          onChange={change}
          maxLength={WISH_TEXT_MAX}
          placeholder={form.placeholder}
          enterKeyHint="go"
          errorMessage={isEmpty ? form.empty : undefined}
          className="w-full"
        />
        <Button
          type="submit"
          isPending={drafting.isPending}
          disabledReason={isOnline ? undefined : form.offline}
        >
          <Sparkles />
          {form.send}
        </Button>
      </form>
      {drafting.isPending && (
        <SkeletonGroup label={form.drafting}>
          <p className="text-muted">{form.drafting}</p>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </SkeletonGroup>
      )}
      {drafting.failure !== undefined && (
        <Notice
          tone="bad"
          isLive
          action={
            drafting.isAllergyUnclear && (
              <LinkButton href="/dashboard/household" variant="line" size="sm">
                {form.toHousehold}
              </LinkButton>
            )
          }
        >
          {drafting.failure}
        </Notice>
      )}
    </Card>
  )
}
