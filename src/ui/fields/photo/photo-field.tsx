import { Camera } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../actions/button.tsx'
import { FieldError } from '../frame/field-error.tsx'

/** A new photo as data URL, null to take the stored one away, undefined to leave it. */
export type PhotoChoice = string | null | undefined

interface PhotoTexts {
  label: string
  hint: string
  choose: string
  change: string
  remove: string
  preparing: string
  ready: string
  gone: string
}

interface PhotoFieldProps<Code extends string> {
  texts: PhotoTexts
  /** What the photo is in. */
  picture: ReactNode
  removeMark: ReactNode
  hasStored: boolean
  choice: PhotoChoice
  onChange: (choice: PhotoChoice) => void
  /** MIME types. */
  kinds: readonly string[]
  prepare: (file: File) => Promise<{ dataUrl: string } | { error: Code }>
  errorTexts: Record<Code, string>
  className: string
}

/** A photo next to what it is in: chosen, changed, or taken away. */
export function PhotoField<Code extends string>(props: PhotoFieldProps<Code>) {
  const { texts, hasStored, choice, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const ids = useId()
  const [error, setError] = useState<Code>()
  const [isPreparing, setPreparing] = useState(false)
  const isPhoto = choice === undefined ? hasStored : choice !== null

  const take = async (file: File | undefined) => {
    if (!file) return
    setPreparing(true)
    const taken = await props.prepare(file)
    setPreparing(false)
    setError('error' in taken ? taken.error : undefined)
    if ('dataUrl' in taken) onChange(taken.dataUrl)
  }
  return (
    <fieldset aria-labelledby={`${ids}label`} className={props.className}>
      {props.picture}
      <div className="grid min-w-0 flex-1 gap-2">
        <span id={`${ids}label`} className="text-note font-strong">
          {texts.label}
        </span>
        <span id={`${ids}hint`} className="text-note text-muted">
          {texts.hint}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={props.kinds.join(',')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            void take(file)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            size="sm"
            aria-describedby={`${ids}hint`}
            isPending={isPreparing}
            onClick={() => input.current?.click()}
          >
            <Camera />
            {isPhoto ? texts.change : texts.choose}
          </Button>
          {isPhoto && (
            <Button
              variant="plain"
              size="sm"
              onClick={() => onChange(hasStored ? null : undefined)}
            >
              {props.removeMark}
              {texts.remove}
            </Button>
          )}
        </div>
        <output className="text-note text-muted empty:hidden">
          {isPreparing ? texts.preparing : choice === null ? texts.gone : choice && texts.ready}
        </output>
        {error && <FieldError>{props.errorTexts[error]}</FieldError>}
      </div>
    </fieldset>
  )
}
