import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { directionOf } from '#shared/language.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { CookingHead, CookingPlate } from './cooking-head.tsx'
import { CookingSheets, loadSheets, type OpenSheet } from './cooking-sheets.tsx'
import { FinishView } from './pages/finish-view.tsx'
import { useTurning } from './hands/use-turning.ts'
import { useWakeLock } from './hands/use-wake-lock.ts'
import type { CookingStore, SavedCooking } from './saved-cooking.ts'
import type { AcceptedMeal, Recipe } from './queries.ts'
import { StepButtons } from './pages/step-buttons.tsx'
import { StepView } from './pages/step-view.tsx'
import { cookingTexts } from './texts.ts'
import { TimerStrip } from './timing/timer-strip.tsx'
import { useTimers } from './timing/use-timers.ts'

interface CookingModeProps {
  meal: AcceptedMeal
  recipe: Recipe
  servings: number
  kept: SavedCooking
  store: CookingStore
  amounts: 'right' | 'coming' | 'stale'
}

/** One step a page, the last page for what comes after. */
export function CookingMode({ meal, recipe, servings, kept, store, amounts }: CookingModeProps) {
  const { step: texts, timer: timerTexts } = useTexts(cookingTexts)
  const isRtl = directionOf(useLanguage()) === 'rtl'
  const [sheet, setSheet] = useState<OpenSheet>()
  const steps = recipe.cookingSteps
  const position = Math.min(kept.step, steps.length)
  const step = steps[position]
  const timers = useTimers(store, kept.timers, {
    title: recipe.name,
    sayOver: (over) => timerTexts.over(over + 1),
  })
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => timers.isAnyRunning && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  useWakeLock()
  useEffect(() => void loadSheets().catch(() => undefined), [])

  const go = (next: number) => {
    setSheet(undefined)
    store.change({ step: Math.max(0, Math.min(steps.length, next)) })
  }
  const swipes = useTurning(isRtl, (turn) => go(turn === 'next' ? position + 1 : position - 1))
  return (
    <div
      {...swipes}
      className="flex h-dvh flex-col overflow-hidden lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(32rem,44rem)]"
    >
      <CookingPlate recipe={recipe}>
        <CookingHead
          title={recipe.name}
          position={position}
          count={steps.length}
          onOpenIngredients={() => setSheet('ingredients')}
        />
      </CookingPlate>
      <main className="relative -mt-8 flex min-h-0 shrink grow basis-auto flex-col rounded-t-cloth bg-bg lg:-ms-8 lg:mt-0 lg:rounded-t-none lg:rounded-s-cloth">
        <div
          key={position}
          className="flex min-h-0 shrink grow basis-auto flex-col gap-5 overflow-y-auto overscroll-contain rounded-t-[inherit] px-5.5 pt-4 pb-6 lg:justify-center-safe lg:px-12 lg:py-12"
        >
          <TimerStrip timers={timers} currentStep={position} onGo={go} />
          <AllergyWarnings warnings={recipe.warnings} />
          {step ? (
            <StepView
              steps={steps}
              position={position}
              step={step}
              timers={timers}
              onOpenSteps={() => setSheet('steps')}
            />
          ) : (
            <FinishView
              meal={meal}
              recipe={recipe}
              servings={servings}
              onCooked={() => store.change({ timers: [], ticked: [] })}
            />
          )}
        </div>
        <StepButtons position={position} count={steps.length} onGo={go} />
      </main>
      <output className="sr-only">
        {step ? `${texts.of(position + 1, steps.length)}. ${step.text}` : texts.lastPage}
      </output>
      <div role="alert" className="sr-only">
        {timers.alarmText}
      </div>
      <CookingSheets
        open={leaving.status === 'blocked' ? 'leave' : sheet}
        recipe={recipe}
        servings={servings}
        amounts={amounts}
        position={position}
        kept={kept}
        store={store}
        onGo={go}
        onClose={() => setSheet(undefined)}
        onStay={() => leaving.reset?.()}
        onLeave={() => leaving.proceed?.()}
      />
    </div>
  )
}
