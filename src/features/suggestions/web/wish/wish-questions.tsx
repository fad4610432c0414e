import type { Allergen } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { texts } from './texts.ts'
import type { WishAnswer } from './use-wish.ts'

interface WishQuestionsProps {
  questions: WishAnswer['questions']
  onReply: (allergen: Allergen, isAllergy: boolean) => void
}

/** An allergy that may be meant is asked for, one by one. */
export function WishQuestions({ questions, onReply }: WishQuestionsProps) {
  const say = useTexts(texts)
  return (
    <section aria-label={say.questions} className="grid gap-3">
      {questions.map(({ allergen, text }) => (
        <fieldset
          key={allergen}
          className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-warn-tint px-4.5 py-3.5"
        >
          <legend className="float-start font-strong">{text}</legend>
          <span className="flex gap-2">
            <Button variant="line" size="sm" onClick={() => onReply(allergen, true)}>
              {say.yes}
            </Button>
            <Button variant="line" size="sm" onClick={() => onReply(allergen, false)}>
              {say.no}
            </Button>
          </span>
        </fieldset>
      ))}
    </section>
  )
}
