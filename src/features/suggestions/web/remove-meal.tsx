import { Trash2 } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { savedTexts } from './saved/texts.ts'
import { EVERYTHING } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
import { withdrawAccepted } from '../accepted-contract.ts'
import { texts } from './texts.ts'

/** For an accepted meal that someone of the household must not eat. */
export function RemoveMeal({ acceptedId, name }: { acceptedId: number; name: string }) {
  const { unsafe } = useTexts(savedTexts)
  const { mutate, isPending } = useRemoveMeal({
    title: unsafe.removed(name),
    text: unsafe.removedText,
    variant: 'default',
  })
  return (
    <Button
      variant="line"
      size="sm"
      className="w-fit"
      aria-label={unsafe.removeNamed(name)}
      isPending={isPending}
      onClick={() => mutate({ id: acceptedId })}
    >
      <Trash2 />
      {unsafe.remove}
    </Button>
  )
}

/** Takes an accepted meal out of the plan: its ingredients leave the lists, and its place is free. */
export function useRemoveMeal(done?: ToastMessage) {
  const { toasts } = useTexts(texts)
  return useAction(withdrawAccepted, { done, failed: toasts.undoFailed, refreshes: EVERYTHING })
}
