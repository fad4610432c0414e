import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Allergen } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { readWish } from '../../wish-contract.ts'
import { withoutChip } from '../../wishes/without-chip.ts'

export type WishAnswer = Output<typeof readWish>
export type ConfirmedWish = WishAnswer['wish']
export type WishChip = WishAnswer['chips'][number]

/** A sentence, what was understood of it, and what the customer makes of that. */
export function useWish(language: Language) {
  const [answer, setAnswer] = useState<WishAnswer>()
  const reading = useAction(readWish, {
    isErrorInPage: true,
    optimistic: () => setAnswer(undefined),
    onDone: setAnswer,
  })

  const takeOut = ({ slot, value }: WishChip) =>
    setAnswer(
      (kept) =>
        kept && {
          ...kept,
          wish: withoutChip(kept.wish, slot, value),
          chips: kept.chips.filter((chip) => chip.slot !== slot || chip.value !== value),
        },
    )

  const reply = (allergen: Allergen, isAllergy: boolean) =>
    setAnswer((kept) => kept && answered(kept, allergen, isAllergy))

  return {
    answer,
    isPending: reading.isPending,
    failure: reading.error instanceof CallError ? reading.error.text : undefined,
    hasFailed: reading.error !== null,
    read: (text: string) => reading.mutate({ text, language }),
    takeOut,
    reply,
    clear: () => setAnswer(undefined),
  }
}

function answered(answer: WishAnswer, allergen: Allergen, isAllergy: boolean): WishAnswer {
  const question = answer.questions.find((asked) => asked.allergen === allergen)
  const questions = answer.questions.filter((asked) => asked !== question)
  if (!isAllergy || !question) return { ...answer, questions }
  return {
    ...answer,
    questions,
    wish: { ...answer.wish, addAllergens: [...answer.wish.addAllergens, allergen] },
    chips: [{ slot: 'addAllergens', value: allergen, label: question.label }, ...answer.chips],
  }
}
