import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { firstTouch } from './first-touch.ts'

interface LowerHalfProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

/** The server draws it at once; in the browser its code waits for the visitor. */
const LowerSections = lazy(async () => {
  if (!import.meta.env.SSR) await firstTouch()
  return { default: (await import('./lower-sections.tsx')).LowerSections }
})

/** Everything below the first view. A press that comes before its code is kept and done after. */
export function LowerHalf(props: LowerHalfProps) {
  const { ref, release } = useHeldPress()
  return (
    <div ref={ref}>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <LowerSections {...props} />
        <OnShown run={release} />
      </Suspense>
    </div>
  )
}

/** React swallows presses on parts it has not taken over yet, so the window listens before it. */
function useHeldPress() {
  const ref = useRef<HTMLDivElement>(null)
  const isAwake = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (isAwake.current || event.button !== 0 || event.metaKey || event.ctrlKey) return
      const target = event.target as HTMLElement
      if (!ref.current?.contains(target)) return
      event.preventDefault()
      event.stopPropagation()
      pressed.current = target
    }
    addEventListener('click', hold, true)
    return () => removeEventListener('click', hold, true)
  }, [])
  const release = useCallback(() => {
    isAwake.current = true
    pressed.current?.closest<HTMLElement>('a, button, label, summary')?.click()
    pressed.current = null
  }, [])
  return { ref, release }
}

function OnShown({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
