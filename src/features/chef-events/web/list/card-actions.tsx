import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import type { ChefEvent } from '../queries.ts'
import { listTexts } from './texts.ts'

const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** What can be done with a request: only a pending one is edited or deleted. */
export function CardActions({ event }: { event: ChefEvent }) {
  const texts = useTexts(listTexts)
  const { eventTypes } = useTexts(messages)
  const language = useLanguage()
  const [asking, setAsking] = useState<'edit' | 'delete'>()
  const close = () => setAsking(undefined)
  const name = eventTypes[event.eventType]
  const day = formatDay(event.eventDate, language)
  const isQuoted = event.status === 'quoted'
  return (
    <div className="flex flex-wrap gap-2.5 border-t-line border-hairline pt-4">
      <LinkButton
        href={`/dashboard/chef-events/${event.id}`}
        variant={isQuoted ? 'primary' : 'line'}
        size="sm"
        aria-label={(isQuoted ? texts.compareOf : texts.openOf)(name, day)}
      >
        {isQuoted ? texts.compare : texts.open}
      </LinkButton>
      {event.status === 'pending' && (
        <>
          <Button
            variant="soft"
            size="sm"
            aria-label={texts.editOf(name, day)}
            onClick={() => setAsking('edit')}
          >
            <Pencil />
            {texts.edit}
          </Button>
          <Button
            variant="soft"
            size="sm"
            aria-label={texts.removeOf(name, day)}
            onClick={() => setAsking('delete')}
          >
            <Trash2 />
            {texts.remove}
          </Button>
        </>
      )}
      <Suspense>
        {asking === 'edit' && <EditDialog event={event} onClose={close} />}
        {asking === 'delete' && <DeleteDialog eventId={event.id} onClose={close} />}
      </Suspense>
    </div>
  )
}
