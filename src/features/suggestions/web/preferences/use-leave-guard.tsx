import { useBlocker } from '@tanstack/react-router'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** Keeps a page with unsaved parts from being left by accident. */
export function useLeaveGuard(): {
  onDirty: (section: string, isDirty: boolean) => void
  question: ReactNode
} {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const onDirty = useCallback((section: string, isDirty: boolean) => {
    setDirty((before) => {
      const others = before.filter((one) => one !== section)
      return isDirty ? [...others, section] : others
    })
  }, [])
  const isDirty = dirty.length > 0
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const question = leaving.status === 'blocked' && (
    <Suspense>
      <LeaveDialog onStay={leaving.reset} onLeave={leaving.proceed} />
    </Suspense>
  )
  return { onDirty, question }
}
