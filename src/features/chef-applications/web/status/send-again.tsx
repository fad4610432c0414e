import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { resubmitApplication } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { APPLICATIONS_KEY, type ApplicantProfile } from '../status-queries.ts'
import { statusTexts } from './texts.ts'

/** Back to the team, once nothing is left to replace. */
export function SendAgain({ profile }: { profile: ApplicantProfile }) {
  const words = useTexts(statusTexts)
  const { documents } = useTexts(messages)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY })
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(resubmitApplication, { id: profile.id }),
    onSuccess: async () => {
      toast({ title: words.done, text: words.sent, variant: 'success' })
      await refresh()
    },
    onError: async (error) => {
      toast({
        title: words.error,
        text: errorText(error, words.sendFailed),
        variant: 'destructive',
      })
      await refresh()
    },
  })
  const left = profile.documents.filter(({ verdict }) => verdict === 'replace')
  const names = left.map(({ kind }) => documents[kind]).join(words.separator)
  return (
    <Button
      size="lg"
      className="w-fit"
      isPending={isPending}
      disabledReason={left.length > 0 ? words.sendNeeds(names) : undefined}
      onClick={() => mutate()}
    >
      {words.send}
    </Button>
  )
}
