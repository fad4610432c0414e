import { Check, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#shared/language.ts'
import { Segmented } from '#ui/choices/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Decision as Kind } from '../../rules.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'
import { Approve } from './approve.tsx'
import { AskForChanges } from './ask-for-changes.tsx'
import { Reject } from './reject.tsx'

const ICONS = {
  approved: <Check className="size-4 max-sm:hidden" />,
  needs_changes: <Pencil className="size-4 max-sm:hidden" />,
  rejected: <X className="size-4 max-sm:hidden" />,
}

/** What the team says: yes, not yet, or no. */
export function Decision({ application }: { application: AdminApplication }) {
  const { decide } = useTexts(adminTexts)
  const kinds = kindsOf(application)
  const [kind, setKind] = useState<Kind | undefined>(kinds[0])
  const [said, setSaid] = useState<Language>(application.language)
  if (kind === undefined) return null
  return (
    <Card look="open" className="grid gap-4 p-5">
      <h2 className="text-xl">{decide.title}</h2>
      {application.status === 'needs_changes' && <p className="text-muted">{decide.waits}</p>}
      <Segmented
        label={decide.title}
        isLabelHidden
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({
          value,
          label: decide.kinds[value],
          icon: ICONS[value],
        }))}
      />
      {kind !== 'approved' && (
        <Segmented
          label={decide.language}
          value={said}
          onChange={setSaid}
          options={(['en', 'ar'] as const).map((value) => ({
            value,
            label: decide.languages[value],
          }))}
        />
      )}
      {kind === 'approved' && <Approve application={application} />}
      {kind === 'needs_changes' && <AskForChanges application={application} said={said} />}
      {kind === 'rejected' && <Reject application={application} said={said} />}
    </Card>
  )
}

const kindsOf = ({ canApprove, canAskForChanges, canReject }: AdminApplication): Kind[] => [
  ...(canApprove ? (['approved'] as const) : []),
  ...(canAskForChanges ? (['needs_changes'] as const) : []),
  ...(canReject ? (['rejected'] as const) : []),
]
