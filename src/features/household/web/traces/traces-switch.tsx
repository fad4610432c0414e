import { Switch } from '#ui/choices/switch.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** Whether a person's meals leave out traces, too; asked where an allergy of theirs is saved. */
export interface Traces {
  isAsked: boolean
  areLeftOut: boolean
  setLeftOut: (areLeftOut: boolean) => void
}

export function TracesSwitch({ traces }: { traces: Traces }) {
  const { form } = useTexts(messages)
  if (!traces.isAsked) return null
  return (
    <Switch
      name="avoidsTraces"
      label={form.traces}
      hint={form.tracesHint}
      value={traces.areLeftOut}
      onChange={traces.setLeftOut}
    />
  )
}
