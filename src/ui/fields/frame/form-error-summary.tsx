import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'

export interface FormError {
  /** The field's `name`; left out for an error of the form as a whole. */
  name?: string
  message: string
}

export interface FormErrorSummaryProps {
  title: string
  /** In the order of the fields, each with the words that stand under the field. */
  errors: FormError[]
  /** Grows with every refused attempt, so that each one takes the focus here again. */
  attempt: number
}

/** What is missing, above the form's first field; each line leads to its field. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null

  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const scope = box.current?.closest('form') ?? document
    const field = scope.querySelector(`[data-field="${CSS.escape(name)}"]`)
    field
      ?.querySelector<HTMLElement>(
        'input:not([type="hidden"]), textarea, button, select, [tabindex="0"]',
      )
      ?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-tile border-2 border-bad bg-bad-tint px-5.5 py-4.5"
    >
      <h3 className="flex items-center gap-2.5 text-lg">
        <CircleAlert className="text-bad" />
        {title}
      </h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name ?? message} className="mt-1.5 font-strong text-bad">
            {name === undefined ? (
              message
            ) : (
              <a
                href={`#${name}`}
                className="inline-block py-0.5 underline"
                onClick={(event) => go(event, name)}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
