import { Undo2 } from 'lucide-react'
import { messages as accountMessages } from '#features/account/messages.ts'
import { PHOTO_KINDS, shrinkPhoto } from '#features/account/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { PhotoField, type PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useTexts } from '#ui/texts.ts'
import { recipeTexts } from './recipe-texts.ts'

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
  return (
    <PhotoField
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4"
      texts={texts}
      picture={
        typeof choice === 'string' ? (
          <img src={choice} alt="" className="size-28 rounded-full object-cover" />
        ) : slug !== undefined && choice === undefined ? (
          <Plate slug={slug} version={PLATES_VERSION} size={112} alt="" />
        ) : (
          <EmptyPlate className="size-28 text-plate-tint" />
        )
      }
      removeMark={<Undo2 className="flip" />}
      hasStored={hasPhoto}
      choice={choice}
      onChange={onChange}
      kinds={PHOTO_KINDS}
      prepare={shrinkPhoto}
      errorTexts={refusals}
    />
  )
}
