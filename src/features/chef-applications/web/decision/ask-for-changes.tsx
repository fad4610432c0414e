import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { askForChanges } from '../../admin-contract.ts'
import { messages } from '../../messages.ts'
import { REASON_MAX, REASON_MIN, type DocumentKind } from '../../rules.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { readyTexts } from '../admin/ready-texts.ts'
import { adminTexts } from '../admin/texts.ts'
import { ReadyText } from './ready-text.tsx'
import { useDecide } from './use-decide.ts'
import { nameOf } from './name-of.ts'

interface Asked {
  documents: { kind: DocumentKind; note: string }[]
  note: string
}

/** Which documents have to come again, each with what is wrong, and anything else. */
export function AskForChanges(props: { application: AdminApplication; said: Language }) {
  const { decide: words } = useTexts(adminTexts)
  const { documentsOfOther: names } = useTexts(messages)
  const { application, said } = props
  /** By document; those that are not asked for are not in it. */
  const [notes, setNotes] = useState<Partial<Record<DocumentKind, string>>>({})
  const [note, setNote] = useState('')
  const name = nameOf(application)
  const asked = askedOf(application, notes, note)
  const action = useDecide(
    (input: Asked) => call(askForChanges, { id: application.id, ...input }),
    words.asked,
  )
  const texts = textsIn(readyTexts, said).documents
  return (
    <>
      <p className="text-muted">{words.changesLead}</p>
      {application.documents.map(({ kind }) => {
        const typed = notes[kind]
        const set = (text: string | undefined) => setNotes((now) => without(now, kind, text))
        return (
          <div key={kind} className="grid gap-2">
            <Checkbox
              label={words.askFor(names[kind])}
              value={typed !== undefined}
              onChange={(isAsked) => set(isAsked ? '' : undefined)}
            />
            {typed !== undefined && (
              <>
                <ReadyText texts={texts} label={names[kind]} value={typed} onPick={set} />
                <TextArea
                  name={kind}
                  label={words.noteOf(names[kind])}
                  value={typed}
                  onChange={set}
                  maxLength={REASON_MAX}
                  isRequired
                />
              </>
            )}
          </div>
        )
      })}
      <TextArea
        name="note"
        label={words.note}
        value={note}
        onChange={setNote}
        maxLength={REASON_MAX}
        isRequired={asked.documents.length === 0}
      />
      <Button disabledReason={useLacking(asked)} onClick={action.ask}>
        {words.ask}
      </Button>
      <p className="text-note text-muted">{words.sent}</p>
      <ConfirmDialog
        isOpen={action.isAsked}
        title={words.askTitle(name)}
        cancelLabel={words.keep}
        confirmLabel={words.ask}
        isDestructive={false}
        isPending={action.isPending}
        onCancel={action.cancel}
        onConfirm={() => action.decide(asked)}
      >
        <Summary asked={asked} />
      </ConfirmDialog>
    </>
  )
}

function Summary({ asked }: { asked: Asked }) {
  const { documentsOfOther: names } = useTexts(messages)
  return (
    <div className="grid gap-3">
      {asked.documents.map(({ kind, note }) => (
        <div key={kind}>
          <p className="font-strong">{names[kind]}</p>
          <p dir="auto" className="text-start whitespace-pre-line">
            {note}
          </p>
        </div>
      ))}
      {asked.note !== '' && (
        <p dir="auto" className="text-start whitespace-pre-line">
          {asked.note}
        </p>
      )}
    </div>
  )
}

function useLacking({ documents, note }: Asked): string | undefined {
  const { decide: words } = useTexts(adminTexts)
  if (documents.some((one) => one.note.length < REASON_MIN)) return words.notesNeeded
  return documents.length === 0 && note.length < REASON_MIN ? words.changesNeeded : undefined
}

function without(
  notes: Partial<Record<DocumentKind, string>>,
  kind: DocumentKind,
  text: string | undefined,
): Partial<Record<DocumentKind, string>> {
  const { [kind]: _, ...others } = notes
  return text === undefined ? others : { ...others, [kind]: text }
}

const askedOf = (
  { documents }: AdminApplication,
  notes: Partial<Record<DocumentKind, string>>,
  note: string,
): Asked => ({
  documents: documents.flatMap(({ kind }) => {
    const typed = notes[kind]
    return typed === undefined ? [] : [{ kind, note: typed.trim() }]
  }),
  note: note.trim(),
})
