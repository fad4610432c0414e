import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'
import { messages } from '../../messages.ts'
import { FACTOR_CODE_LENGTH } from '../../rules.ts'

interface FactorCodeProps {
  label: string
  confirmLabel: string
  isPending: boolean
  error: string | undefined
  onChange: () => void
  onCode: (code: string) => void
  /** A recovery code does as well. */
  takesRecovery?: boolean
}

/** Six digits of the app, sent with the last one; or a recovery code in a line of its own. */
export function FactorCode(props: FactorCodeProps) {
  const { ask } = useTexts(factorMessages)
  const { refusals } = useTexts(messages)
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const error = isShort ? refusals.factor_code_too_short : props.error
  const change = (next: string) => {
    setCode(next)
    setIsShort(false)
    props.onChange()
  }
  const send = (typed: string) => {
    if (props.isPending) return
    if (typed.trim().length < FACTOR_CODE_LENGTH) setIsShort(true)
    else props.onCode(typed.trim())
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    send(code)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      {isRecovery ? (
        <TextField
          key="recovery"
          name="recovery"
          label={ask.recoveryLabel}
          hint={ask.recoveryHint}
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={change}
          errorMessage={error}
          isRequired
        />
      ) : (
        <CodeField
          key="app"
          name="code"
          label={props.label}
          value={code}
          onChange={change}
          onComplete={send}
          errorMessage={error}
          isRequired
        />
      )}
      <span role="alert" className="sr-only">
        {error}
      </span>
      <Button type="submit" size="lg" isBlock isPending={props.isPending}>
        {props.confirmLabel}
      </Button>
      {props.takesRecovery && (
        <button
          type="button"
          className="text-link min-h-11 w-fit"
          onClick={() => {
            setIsRecovery(!isRecovery)
            change('')
          }}
        >
          {isRecovery ? ask.useApp : ask.useRecovery}
        </button>
      )}
    </form>
  )
}
