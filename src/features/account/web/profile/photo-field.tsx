import { Camera, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { PHOTO_KINDS, shrinkPhoto } from './shrink-photo.ts'

/** A new photo as data URL, null to take it away, undefined to leave it. */
export type PhotoChoice = string | null | undefined

export function PhotoField(props: {
  name: string
  stored: string | null
  choice: PhotoChoice
  onChange: (choice: PhotoChoice) => void
}) {
  const { profile, refusals } = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const ids = useId()
  const [fault, setFault] = useState<keyof typeof refusals>()
  const [isPreparing, setPreparing] = useState(false)
  const shown = props.choice === undefined ? props.stored : props.choice

  const take = async (file: File | undefined) => {
    if (!file) return
    setPreparing(true)
    const taken = await shrinkPhoto(file)
    setPreparing(false)
    setFault('fault' in taken ? taken.fault : undefined)
    if ('dataUrl' in taken) props.onChange(taken.dataUrl)
  }
  return (
    <fieldset aria-labelledby={`${ids}label`} className="flex flex-wrap items-center gap-5">
      <Avatar name={props.name} photo={shown} className="size-22! text-3xl!" />
      <div className="grid min-w-0 flex-1 gap-2">
        <span id={`${ids}label`} className="text-note font-strong">
          {profile.photo}
        </span>
        <span id={`${ids}hint`} className="text-note text-muted">
          {profile.photoHint}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={PHOTO_KINDS.join(',')}
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
            {shown ? profile.changePhoto : profile.choosePhoto}
          </Button>
          {shown && (
            <Button
              variant="plain"
              size="sm"
              onClick={() => props.onChange(props.stored === null ? undefined : null)}
            >
              <Trash2 />
              {profile.removePhoto}
            </Button>
          )}
        </div>
        <output className="text-note text-muted empty:hidden">
          {isPreparing
            ? profile.preparing
            : props.choice === null
              ? profile.photoGone
              : props.choice && profile.photoReady}
        </output>
        {fault && <FieldError id={`${ids}error`}>{refusals[fault]}</FieldError>}
      </div>
    </fieldset>
  )
}
