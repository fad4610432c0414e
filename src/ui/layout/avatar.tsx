import { initialsOf } from '#shared/text/initials.ts'
import { cx } from '../cx.ts'
import { CLOTHS, type ClothColour } from './cloth.tsx'

const COLOURS: ClothColour[] = ['lilac', 'pistachio', 'gulf', 'apricot', 'blush']

function colourOf(name: string): ClothColour {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return COLOURS[sum % COLOURS.length] ?? 'lilac'
}

export interface AvatarProps {
  name: string
  /** Address of the person's photo, where there is one. */
  photo?: string | null | undefined
  className?: string
}

/** A person by photo or initials, on a cloth that stays the same for the name. */
export function Avatar(props: AvatarProps) {
  if (props.photo) {
    return (
      <img
        src={props.photo}
        alt={props.name}
        width={44}
        height={44}
        className={cx('size-11 flex-none rounded-full bg-sunk object-cover', props.className)}
      />
    )
  }
  return (
    <span
      className={cx(
        'display grid size-11 flex-none place-items-center rounded-full text-md leading-none tracking-normal',
        CLOTHS[colourOf(props.name)],
        props.className,
      )}
    >
      <span aria-hidden="true">{initialsOf(props.name)}</span>
      <span className="sr-only">{props.name}</span>
    </span>
  )
}
