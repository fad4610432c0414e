import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/waking/lazy-part.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import type { ActName } from './use-person-act.ts'

const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog)

/** What an admin can do to this person now. */
export function PersonActs({ person }: { person: Person }) {
  const { do: words, panel } = useTexts(adminTexts)
  const [asked, setAsked] = useState<ActName>()
  const isFree = person.bar === null
  const acts: ActName[] = [
    ...(isFree ? (['role'] as const) : []),
    ...(person.suspension ? (['lift'] as const) : isFree ? (['suspend'] as const) : []),
    ...(person.sessions.length > 0 ? (['sessions'] as const) : []),
    ...(person.secondFactor && person.bar !== 'self' ? (['factor'] as const) : []),
  ]
  return (
    <div className="grid gap-3">
      {person.bar && <p className="text-note text-muted">{panel.bars[person.bar]}</p>}
      <div className="flex flex-wrap gap-2.5">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'suspend' ? 'bad' : 'line'}
            onClick={() => setAsked(act)}
          >
            {words[act].button}
          </Button>
        ))}
      </div>
      {asked && (
        <Suspense>
          <ActDialog person={person} act={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
