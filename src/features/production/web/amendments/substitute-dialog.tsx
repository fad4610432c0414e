import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { ComboBox } from '#ui/choices/combo-box.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { substituteDish } from '../../amendments-contract.ts'
import { substitutesQuery, useRefreshDay } from '../queries.ts'
import { texts } from '../texts.ts'

export interface SubstituteDialogProps {
  day: Day
  line: { id: number; position: number; dish: string }
  onClose: () => void
}

/** Another dish for a household, out of those that are safe for everyone in it. */
export function SubstituteDialog({ day, line, onClose }: SubstituteDialogProps) {
  const { substitute: words, amendments } = useTexts(texts)
  const refresh = useRefreshDay(day)
  const [chosen, setChosen] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const place = { id: line.id, position: line.position }
  const { data: dishes, error } = useQuery(substitutesQuery(place, useLanguage()))
  const name = dishes?.find(({ menuItemId }) => String(menuItemId) === chosen)?.name ?? ''
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (menuItemId: number) => call(substituteDish, { ...place, menuItemId }),
    onSuccess: async () => {
      toast({ title: amendments.success, text: words.done(name), variant: 'success' })
      onClose()
      await refresh()
    },
    onError: (reason) => setFailure(reason instanceof CallError ? reason.text : amendments.failed),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(line.dish)}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            isDisabled={chosen === null}
            isPending={send.isPending}
            onClick={() => chosen !== null && send.mutate(Number(chosen))}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{words.lead}</p>
        {dishes === undefined && !error && (
          <SkeletonGroup label={words.loading}>
            <Skeleton className="h-13 w-full" />
          </SkeletonGroup>
        )}
        {dishes?.length === 0 && <Notice tone="warn">{words.none}</Notice>}
        {dishes !== undefined && dishes.length > 0 && (
          <ComboBox
            label={words.dish}
            value={chosen}
            onChange={setChosen}
            options={dishes.map((dish) => ({
              value: String(dish.menuItemId),
              label: dish.name,
              description: dish.isOfMealTime ? undefined : words.otherTime,
            }))}
          />
        )}
        {(failure ?? error) && (
          <Notice tone="bad" isLive>
            {failure ?? (error instanceof CallError ? error.text : amendments.failed)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
