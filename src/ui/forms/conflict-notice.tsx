import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { inWords } from '../in-words.ts'
import { useLanguage } from '../language.tsx'
import { useTexts } from '../texts.ts'
import { conflictWords } from './conflict-words.ts'
import type { Version } from './use-version.ts'

type Shown = string | number | boolean | readonly string[] | null | undefined

/** Each field's label, and how its value is said where it isn't shown as it is. */
export type ConflictFields = Readonly<
  Record<string, string | readonly [label: string, say: (value: never) => Shown]>
>

export interface ConflictNoticeProps {
  version: Version
  /** By their names; fields that it doesn't have stay unsaid. */
  fields: ConflictFields
  /** Puts the new values into the form. */
  onTake: (current: Readonly<Record<string, unknown>>) => void
  /** Sends what is in the form. */
  onKeep: (current: Readonly<Record<string, unknown>>) => void
  isSaving?: boolean
}

/** The button that was pressed goes with the notice. */
const focusFirstField = (notice: HTMLElement | null) =>
  notice?.parentElement?.querySelector<HTMLElement>('input, select, textarea')?.focus()

const describe = (field: ConflictFields[string], value: unknown): [label: string, value: Shown] =>
  typeof field === 'string' ? [field, value as Shown] : [field[0], field[1](value as never)]

/** On top of a form: someone else saved this record; what is new, and whose values stay. */
export function ConflictNotice({
  version,
  fields,
  onTake,
  onKeep,
  isSaving = false,
}: ConflictNoticeProps) {
  const words = useTexts(conflictWords)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const { conflict } = version
  useEffect(() => {
    if (conflict) box.current?.focus()
  }, [conflict])
  if (!conflict) return null
  const settle = (action: () => void) => {
    version.set(conflict.version)
    action()
  }
  const inOrder = Object.keys(fields).filter((name) => conflict.fields.includes(name))
  const say = (value: Shown): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'object' && value !== null) return inWords(value, language)
    return String(value ?? '')
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-tile border-2 border-warn bg-warn-tint px-5.5 py-4.5"
    >
      <h3 className="flex items-center gap-2.5 text-lg">
        <TriangleAlert className="shrink-0 text-warn" />
        {words.title}
      </h3>
      <p>{words.text}</p>
      <dl className="grid gap-1.5">
        {inOrder.map((name) => {
          const [label, value] = describe(fields[name] ?? name, conflict.current[name])
          return (
            <div key={name}>
              <dt className="inline font-strong">{label}: </dt>
              <dd className="inline">
                <bdi>{say(value) || words.empty}</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          variant="line"
          onClick={() => {
            settle(() => onTake(conflict.current))
            focusFirstField(box.current)
          }}
        >
          {words.take}
        </Button>
        <Button
          variant="line"
          isPending={isSaving}
          onClick={() => settle(() => onKeep(conflict.current))}
        >
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
