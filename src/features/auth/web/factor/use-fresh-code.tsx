import { lazy, Suspense, useState, type ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'

const FreshCodeDialog = lazy(async () => ({
  default: (await import('./fresh-code.tsx')).FreshCodeDialog,
}))

interface FreshCode {
  /** True where the server asks for a new code first: the dialog opens, and then `again` runs. */
  asksFor: (error: unknown, again: () => void) => boolean
  dialog: ReactNode
}

/** For acts that the server lets through only with a code of the last minutes. */
export function useFreshCode(): FreshCode {
  const [again, setAgain] = useState<() => void>()
  const close = () => setAgain(undefined)
  return {
    asksFor: (error, next) => {
      const isAsked = error instanceof CallError && error.code === 'fresh_code_required'
      if (isAsked) setAgain(() => next)
      return isAsked
    },
    dialog: again && (
      <Suspense>
        <FreshCodeDialog
          onClose={close}
          onGiven={() => {
            close()
            again()
          }}
        />
      </Suspense>
    ),
  }
}
