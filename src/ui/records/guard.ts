import type { ReactNode } from 'react'

/** What the server may want before an act, such as a new code, and the question for it. */
export interface Guard {
  asksFor: (error: unknown, again: () => void) => boolean
  dialog: ReactNode
}
