import { ChevronDown } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { formatClock } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { CODELESS_REASONS, waitUntil, failureReasonsFrom } from '../../rules.ts'
import { FailureButton } from '../failure-button.tsx'
import type { DriverStop } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import type { PressedStop } from './use-driver-run.ts'

interface HandOverProps {
  stop: DriverStop
  now: Date
  onAction: (action: PressedStop) => void
}

const CODE_LENGTH = 4

/** At the door: the code first, then everything that can come instead. */
export function HandOver({ stop, now, onAction }: HandOverProps) {
  const { driver: words } = useTexts(runsTexts)
  return (
    <>
      <ByCode onAction={onAction} />
      <More title={words.noCode} lead={words.noCodeLead}>
        {CODELESS_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="line"
            isBlock
            onClick={() => onAction({ kind: 'deliver', reason })}
          >
            {words.codeless[reason]}
          </Button>
        ))}
      </More>
      {stop.knockedAt === null ? (
        <div className="grid gap-1.5">
          <Button variant="line" isBlock onClick={() => onAction({ kind: 'knock' })}>
            {words.noOneOpens}
          </Button>
          <p className="text-note text-muted">{words.arrivedLead}</p>
        </div>
      ) : (
        <p className="num rounded-field bg-warn-tint px-3.5 py-2.5 text-warn">
          {words.waiting(formatClock(waitUntil(new Date(stop.knockedAt))))}
        </p>
      )}
      <More title={words.fail} lead={words.failLead}>
        {failureReasonsFrom('out').map((reason) => (
          <div key={reason} className="grid gap-1">
            <FailureButton
              reason={reason}
              knockedAt={stop.knockedAt}
              now={now}
              words={words}
              onPress={() => onAction({ kind: 'fail', reason })}
            />
          </div>
        ))}
      </More>
    </>
  )
}

function ByCode({ onAction }: Pick<HandOverProps, 'onAction'>) {
  const { driver: words } = useTexts(runsTexts)
  const { refusals } = useTexts(messages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < CODE_LENGTH) return setError(refusals.handover_code_invalid)
    onAction({ kind: 'deliver', code })
    setCode('')
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <CodeField
        label={words.code}
        hint={words.codeHint}
        length={CODE_LENGTH}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
        errorMessage={error}
      />
      <Button type="submit" size="lg" isBlock>
        {words.deliver}
      </Button>
    </form>
  )
}

const More = (props: { title: string; lead: string; children: ReactNode }) => (
  <details className="group/more border-t-line border-hairline pt-1">
    <summary className="flex min-h-11 items-center justify-between font-strong">
      {props.title}
      <ChevronDown aria-hidden="true" className="group-open/more:rotate-180" />
    </summary>
    <p className="mb-2.5 text-note text-muted">{props.lead}</p>
    <div className="grid gap-2.5">{props.children}</div>
  </details>
)
