import { Switch } from '#ui/choices/switch.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Traces } from './use-traces.ts'

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
