import { Camera, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { messages as accountMessages } from '#features/account/messages.ts'
import { PHOTO_KINDS, shrinkPhoto } from '#features/account/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useTexts } from '#ui/texts.ts'
import { recipeTexts } from './recipe-texts.ts'

/** A new photo as data URL, null for the drawing, undefined to leave it as it is. */
export type PhotoChoice = string | null | undefined

interface DishPhotoFieldProps {
  /** The stored dish; a new one has no picture yet. */
  slug: string | undefined
  hasPhoto: boolean
  choice: PhotoChoice
  onChange: (choice: PhotoChoice) => void
}

/** The kitchen's own photo on the plate, or the drawn one. */
export function DishPhotoField({ slug, hasPhoto, choice, onChange }: DishPhotoFieldProps) {
  const { photo: texts } = useTexts(recipeTexts)
  const { refusals } = useTexts(accountMessages)
  const input = useRef<HTMLInputElement>(null)
  const ids = useId()
  const [fault, setFault] = useState<keyof typeof refusals>()
  const [isPreparing, setPreparing] = useState(false)
  const isPhoto = choice === undefined ? hasPhoto : choice !== null

  const take = async (file: File | undefined) => {
    if (!file) return
    setPreparing(true)
    const taken = await shrinkPhoto(file)
    setPreparing(false)
    setFault('fault' in taken ? taken.fault : undefined)
    if ('dataUrl' in taken) onChange(taken.dataUrl)
  }
  return (
    <fieldset
      aria-labelledby={`${ids}label`}
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4"
    >
      {typeof choice === 'string' ? (
        <img src={choice} alt="" className="size-28 rounded-full object-cover" />
      ) : slug !== undefined && choice === undefined ? (
        <Plate slug={slug} version={PLATES_VERSION} size={112} alt="" />
      ) : (
        <EmptyPlate className="size-28 text-plate-tint" />
      )}
      <div className="grid min-w-0 gap-1.5">
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
            {isPhoto ? texts.change : texts.choose}
          </Button>
          {isPhoto && (
            <Button variant="plain" size="sm" onClick={() => onChange(hasPhoto ? null : undefined)}>
              <Undo2 className="flip" />
              {texts.remove}
            </Button>
          )}
        </div>
        <output className="text-note text-muted empty:hidden">
          {isPreparing ? texts.preparing : choice === null ? texts.gone : choice && texts.ready}
        </output>
        {fault && <FieldError id={`${ids}error`}>{refusals[fault]}</FieldError>}
      </div>
    </fieldset>
  )
}
