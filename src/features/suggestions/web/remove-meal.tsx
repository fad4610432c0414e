import { Trash2 } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { useRemoveMeal } from './actions/use-remove-meal.ts'
import { savedTexts } from './saved/texts.ts'

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
