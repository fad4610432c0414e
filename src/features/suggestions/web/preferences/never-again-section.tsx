import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { allowDish } from '../../preferences-contract.ts'
import { usePreferencesCache, type StoredPreferences } from './queries.ts'
import { SectionCard } from './section-card.tsx'
import { preferenceTexts } from './texts.ts'
import { useErrorText } from './use-error-text.ts'

type BannedDish = StoredPreferences['neverAgain'][number]

/** Dishes that were sent away for good, each with a way back. */
export function NeverAgainSection({ dishes }: { dishes: readonly BannedDish[] }) {
  const { never: texts } = useTexts(preferenceTexts)
  return (
    <SectionCard title={texts.title} lead={texts.lead}>
      {dishes.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {dishes.map((dish) => (
            <BannedRow key={dish.dishId} dish={dish} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function BannedRow({ dish }: { dish: BannedDish }) {
  const { never: texts, form } = useTexts(preferenceTexts)
  const { sayError } = useErrorText()
  const cache = usePreferencesCache()
  const { mutate, isPending } = useAction(allowDish, {
    done: { title: form.savedTitle, text: texts.allowed(dish.name) },
    errorTitle: form.errorTitle,
    failed: sayError,
    onDone: () =>
      cache.replace((stored) => ({
        ...stored,
        neverAgain: stored.neverAgain.filter(({ dishId }) => dishId !== dish.dishId),
      })),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="font-strong">{dish.name}</span>
      <Button
        variant="line"
        size="sm"
        aria-label={texts.allowNamed(dish.name)}
        isPending={isPending}
        onClick={() => mutate({ id: dish.dishId })}
      >
        {texts.allow}
      </Button>
    </li>
  )
}
