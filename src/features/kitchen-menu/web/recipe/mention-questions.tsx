import type { Control } from 'react-hook-form'
import { ALLERGEN_NAMES, type Allergen } from '#shared/food/food.ts'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { answerTo } from '../../mention-rules.ts'
import type { AnswerValue, DishValues } from './form-values.ts'
import type { Facts } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'
import { useWrittenFacts } from './use-written-facts.ts'

type Asked = Facts['mentioned'][number]

interface MentionQuestionsProps {
  control: Control<DishValues>
  answers: AnswerValue[]
  onChange: (answers: AnswerValue[]) => void
}

/** What the names and texts mention and the ingredients don't hold: a question each, never a guess. */
export function MentionQuestions({ control, answers, onChange }: MentionQuestionsProps) {
  const { mentions: texts } = useTexts(recipeTexts)
  const { data } = useWrittenFacts(control)
  const mentioned = data?.mentioned ?? []
  const said = answers
    .filter((one) => one.holds && !mentioned.some(({ allergen }) => allergen === one.allergen))
    .map(({ allergen }) => ({ allergen, words: [], written: [] }))
  const asked = [...mentioned, ...said]
  if (asked.length === 0) return null
  return (
    <section aria-label={texts.title} className="grid gap-3.5">
      <h3 className="text-lg">{texts.title}</h3>
      {asked.map((one) => (
        <Question
          key={one.allergen}
          mention={one}
          answer={answerTo(one, answers)}
          onAnswer={(holds) =>
            onChange([
              ...answers.filter(({ allergen }) => allergen !== one.allergen),
              { allergen: one.allergen, words: one.words, holds },
            ])
          }
        />
      ))}
    </section>
  )
}

interface QuestionProps {
  mention: Asked
  answer: AnswerValue | undefined
  onAnswer: (holds: boolean) => void
}

function Question({ mention, answer, onAnswer }: QuestionProps) {
  const { mentions: texts } = useTexts(recipeTexts)
  const language = useLanguage()
  const name = nameOf(mention.allergen, language)
  const words = new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB').format(
    mention.written.map((word) => texts.quoted(word)),
  )
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={words === '' ? texts.said(name) : texts.question(words, name)}
        value={answer ? (answer.holds ? 'yes' : 'no') : null}
        onChange={(value) => onAnswer(value === 'yes')}
        options={[
          { value: 'yes', label: texts.holds(name) },
          { value: 'no', label: texts.holdsNot(name) },
        ]}
      />
      {!answer && <Notice tone="warn">{texts.open(name)}</Notice>}
    </div>
  )
}

const nameOf = (allergen: Allergen, language: 'en' | 'ar'): string => {
  const name = ALLERGEN_NAMES[allergen][language]
  return language === 'en' ? name.toLowerCase() : name
}
