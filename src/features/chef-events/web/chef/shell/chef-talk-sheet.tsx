import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/wire/call.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { markTalkReadAsChef, writeToCustomer } from '#features/chef-events/talk-contract.ts'
import { TalkView } from '../../talk/talk-view.tsx'
import { talkTexts } from '../../talk/texts.ts'
import { CHEF_KEY, talkAsChefQuery } from '../queries.ts'

/** What the chef and a customer wrote each other, from the chef's side. */
export function ChefTalkSheet({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const texts = useTexts(talkTexts)
  const queryClient = useQueryClient()
  const query = talkAsChefQuery(eventId)
  const { data, error, isFetching, refetch } = useQuery(query)
  const write = useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => call(writeToCustomer, { id: eventId, text }),
    onSuccess: (talk) => {
      void queryClient.cancelQueries({ queryKey: query.queryKey })
      queryClient.setQueryData(query.queryKey, talk)
    },
  })
  const lastId = data?.messages.at(-1)?.id
  const { mutate: markRead } = useMutation({
    mutationFn: () => call(markTalkReadAsChef, { id: eventId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CHEF_KEY }),
  })
  useEffect(() => {
    if (lastId !== undefined) markRead()
  }, [lastId, markRead])
  return (
    <Sheet isOpen wide="end" title={texts.title(data?.name ?? '…')} onClose={onClose}>
      <TalkView
        draftName={`chef-talk:${eventId}`}
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
