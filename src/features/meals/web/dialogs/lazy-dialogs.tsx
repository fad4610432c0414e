import { Suspense, useEffect } from 'react'
import { firstTouch } from '#ui/lazy/first-touch.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { useSelection } from '../use-selection.ts'

const load = () => import('./open-dialog.tsx')
const OpenDialog = lazyPart(async () => (await load()).OpenDialog)

/** Panels and questions over the page; their code comes with the first touch. */
export function MealDialogs() {
  const { dialog } = useSelection()
  useEffect(() => {
    void firstTouch()
      .then(load)
      .catch(() => undefined)
  }, [])
  if (!dialog) return null
  return (
    <Suspense>
      <OpenDialog dialog={dialog} />
    </Suspense>
  )
}
