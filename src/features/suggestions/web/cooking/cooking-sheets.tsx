import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { CookingStore, SavedCooking } from './saved-cooking.ts'
import type { Recipe } from './queries.ts'

const steps = () => import('./sheets/steps-sheet.tsx')
const ingredients = () => import('./sheets/ingredients-sheet.tsx')
const leave = () => import('./sheets/leave-dialog.tsx')

const StepsSheet = lazyPart(async () => (await steps()).StepsSheet)
const IngredientsSheet = lazyPart(async () => (await ingredients()).IngredientsSheet)
const LeaveDialog = lazyPart(async () => (await leave()).LeaveDialog)

/** Fetched behind the first view, so that they open without a network too. */
export const loadSheets = () => Promise.all([steps(), ingredients(), leave()])

export type OpenSheet = 'steps' | 'ingredients' | 'leave' | undefined

interface CookingSheetsProps {
  open: OpenSheet
  recipe: Recipe
  servings: number
  amounts: 'right' | 'coming' | 'stale'
  position: number
  kept: SavedCooking
  store: CookingStore
  onGo: (step: number) => void
  onClose: () => void
  onStay: () => void
  onLeave: () => void
}

export function CookingSheets(props: CookingSheetsProps) {
  const { open, recipe, kept, store } = props
  return (
    <Suspense>
      {open === 'steps' && (
        <StepsSheet
          steps={recipe.cookingSteps}
          currentStep={props.position}
          onGo={props.onGo}
          onClose={props.onClose}
        />
      )}
      {open === 'ingredients' && (
        <IngredientsSheet
          recipe={recipe}
          servings={props.servings}
          amounts={props.amounts}
          ticked={kept.ticked}
          onTick={(ticked) => store.change({ ticked })}
          onServings={(servings) => store.change({ servings })}
          onClose={props.onClose}
        />
      )}
      {open === 'leave' && <LeaveDialog onStay={props.onStay} onLeave={props.onLeave} />}
    </Suspense>
  )
}
