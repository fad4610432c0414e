import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { firstTouch } from './first-touch.ts'

/**
 * A part that the server draws at once and whose code the browser loads at the first sign of a
 * visitor. To stand inside `<OnTouch>`.
 */
export const lazyOnTouch = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return { default: await load() }
  })

/** Around parts that wait for a touch: a press that comes before their code is kept and done after. */
export function OnTouch(props: { children: ReactNode; fallback: ReactNode }) {
  const { ref, release } = useHeldPress()
  return (
    <div ref={ref}>
      <Suspense fallback={props.fallback}>
        {props.children}
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
