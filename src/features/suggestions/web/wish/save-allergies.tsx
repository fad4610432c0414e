import { TracesSwitch } from '#features/household/web/public.ts'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { texts } from './texts.ts'
import { NO_ONE, type useSaving } from './use-saving.ts'

/** An allergy that is named in a wish counts from then on, unless the customer says otherwise. */
export function SaveAllergies({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const say = useTexts(texts)
  if (!saving.isAsked) return null
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={say.saveFor}
        hint={say.saveHint}
        value={saving.value}
        onChange={(value) => saving.choose(value ?? NO_ONE)}
        options={[
          ...saving.members.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NO_ONE, label: say.saveNot },
        ]}
      />
      <TracesSwitch traces={saving.traces} />
      {saving.hasFailed && (
        <Notice tone="bad" isLive>
          {say.saveFailed}
        </Notice>
      )}
    </div>
  )
}
