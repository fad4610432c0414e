import { createContext, use, type ReactNode } from 'react'
import { GUEST } from '#shared/page/person.ts'

const PersonContext = createContext(GUEST)

/** Whose drafts the forms below are: those of someone signed in, or the guest's. */
export function DraftsOf(props: { person: string | undefined; children: ReactNode }) {
  return <PersonContext value={props.person ?? GUEST}>{props.children}</PersonContext>
}

export const usePerson = (): string => use(PersonContext)
