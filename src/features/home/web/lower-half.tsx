import { lazy, Suspense, useCallback, useEffect, useRef, type MouseEvent } from 'react'
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
  const isAwake = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const hold = (event: MouseEvent) => {
    if (isAwake.current || event.button !== 0 || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    event.stopPropagation()
    pressed.current = event.target as HTMLElement
  }
  const wake = useCallback(() => {
    isAwake.current = true
    pressed.current?.click()
    pressed.current = null
  }, [])
  return (
    <div onClickCapture={hold}>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <LowerSections {...props} />
        <OnShown run={wake} />
      </Suspense>
    </div>
  )
}

function OnShown({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
