import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin/texts.ts'

const REASON_MIN = 3
const REASON_MAX = 200

export const isReason = (typed: string): boolean => typed.trim().length >= REASON_MIN

interface ViewReasonProps {
  value: string
  onChange: (reason: string) => void
}

/** Why something private has to be seen: typed, or one of the usual reasons. */
export function ViewReason({ value, onChange }: ViewReasonProps) {
  const { look } = useTexts(adminTexts)
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        name="look-reason"
        label={look.reason}
        value={value}
        onChange={onChange}
        maxLength={REASON_MAX}
        isRequired
      />
      <ul aria-label={look.reasonOf} className="flex flex-wrap gap-2">
        {Object.values(look.reasons).map((reason) => (
          <li key={reason}>
            <Button
              variant="soft"
              size="sm"
              className="whitespace-normal"
              onClick={() => onChange(reason)}
            >
              {reason}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
