import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/wire/call.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { markTalkRead, writeToChef } from '../../talk-contract.ts'
import { CHEF_EVENT_KEY, talkKey, talkQuery } from '../queries.ts'
import { TalkView } from './talk-view.tsx'
import { talkTexts } from './texts.ts'

interface TalkSheetProps {
  eventId: number
  chefId: number
  onClose: () => void
}

/** What the customer and a chef wrote each other, from the customer's side. */
export function TalkSheet({ eventId, chefId, onClose }: TalkSheetProps) {
  const texts = useTexts(talkTexts)
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(talkQuery(eventId, chefId))
  const write = useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => call(writeToChef, { id: eventId, chefId, text }),
    onSuccess: (talk) => {
      const queryKey = talkKey(eventId, chefId)
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, talk)
    },
  })
  const lastId = data?.messages.at(-1)?.id
  const { mutate: markRead } = useMutation({
    mutationFn: () => call(markTalkRead, { id: eventId, chefId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CHEF_EVENT_KEY }),
  })
  useEffect(() => {
    if (lastId !== undefined) markRead()
  }, [lastId, markRead])
  return (
    <Sheet isOpen wide="end" title={texts.title(data?.name ?? '…')} onClose={onClose}>
      <TalkView
        draftName={`talk:${eventId}:${chefId}`}
        talk={data}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        isSending={write.isPending}
        sendError={write.error}
        onSend={(text) => write.mutateAsync(text)}
      />
    </Sheet>
  )
}
