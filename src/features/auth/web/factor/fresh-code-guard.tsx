import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { GuardProvider, type Guard } from '#ui/records/guard.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const FreshCodeDialog = lazyPart(async () => (await import('./fresh-code.tsx')).FreshCodeDialog)

/**
 * Asks for a new code wherever the server lets an action through only with one of the last minutes.
 */
export function FreshCodeGuard({ children }: { children: ReactNode }) {
  const [again, setAgain] = useState<() => void>()
  const close = () => setAgain(undefined)
  const guard = useCallback<Guard>((error, next) => {
    const isAsked = error instanceof CallError && error.code === 'fresh_code_required'
    if (isAsked) setAgain(() => next)
    return isAsked
  }, [])
  return (
    <GuardProvider value={guard}>
      {children}
      {again && (
        <Suspense>
          <FreshCodeDialog
            onClose={close}
            onGiven={() => {
              close()
              again()
            }}
          />
        </Suspense>
      )}
    </GuardProvider>
  )
}
