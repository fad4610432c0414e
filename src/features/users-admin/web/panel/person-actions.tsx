import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import type { ActionName } from './use-person-action.ts'

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog)

/** What an admin can do to this person now. */
export function PersonActions({ person }: { person: Person }) {
  const { do: words, panel } = useTexts(adminTexts)
  const [asked, setAsked] = useState<ActionName>()
  const isFree = person.bar === null
  const actions: ActionName[] = [
    ...(isFree ? (['role'] as const) : []),
    ...(person.suspension ? (['lift'] as const) : isFree ? (['suspend'] as const) : []),
    ...(person.sessions.length > 0 ? (['sessions'] as const) : []),
    ...(person.secondFactor && person.bar !== 'self' ? (['factor'] as const) : []),
  ]
  return (
    <div className="grid gap-3">
      {person.bar && <p className="text-note text-muted">{panel.bars[person.bar]}</p>}
      <div className="flex flex-wrap gap-2.5">
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'suspend' ? 'bad' : 'line'}
            onClick={() => setAsked(action)}
          >
            {words[action].button}
          </Button>
        ))}
      </div>
      {asked && (
        <Suspense>
          <ActionDialog person={person} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
