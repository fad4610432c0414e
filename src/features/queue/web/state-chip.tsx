import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { MessageState } from '../rules.ts'

const TONES: Readonly<Record<MessageState, ChipProps['tone']>> = {
  waiting: 'quiet',
  retrying: 'warn',
  failed: 'bad',
}

export function StateChip({ state }: { state: MessageState }) {
  const { states } = useTexts(messages)
  return <Chip tone={TONES[state]}>{states[state]}</Chip>
}
