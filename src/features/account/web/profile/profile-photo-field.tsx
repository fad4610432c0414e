import { Trash2 } from 'lucide-react'
import { PhotoField, type PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { PHOTO_KINDS, shrinkPhoto } from './shrink-photo.ts'

interface ProfilePhotoFieldProps {
  name: string
  stored: string | null
  choice: PhotoChoice
  onChange: (choice: PhotoChoice) => void
}

export function ProfilePhotoField({ name, stored, choice, onChange }: ProfilePhotoFieldProps) {
  const { profile, refusals } = useTexts(messages)
  return (
    <PhotoField
      className="flex flex-wrap items-center gap-5"
      texts={{
        label: profile.photo,
        hint: profile.photoHint,
        choose: profile.choosePhoto,
        change: profile.changePhoto,
        remove: profile.removePhoto,
        preparing: profile.preparing,
        ready: profile.photoReady,
        gone: profile.photoGone,
      }}
      picture={
        <Avatar
          name={name}
          photo={choice === undefined ? stored : choice}
          className="size-22! text-3xl!"
        />
      }
      removeMark={<Trash2 />}
      hasStored={stored !== null}
      choice={choice}
      onChange={onChange}
      kinds={PHOTO_KINDS}
      prepare={shrinkPhoto}
      errorTexts={refusals}
    />
  )
}
