import { createContext, useContext } from 'react'

/**
 * True where the server wants something before the action, such as a new code: the question opens,
 * and then `again` runs.
 */
export type Guard = (error: unknown, again: () => void) => boolean

const GuardContext = createContext<Guard>(() => false)

export const GuardProvider = GuardContext.Provider

export const useGuard = (): Guard => useContext(GuardContext)
