import { Fragment } from 'react'
import { useLanguage } from '#ui/language.tsx'
import { doorParts, placeParts } from './address-line.ts'
import type { Address } from '../queries.ts'

/** Two lines, door and place, in which Latin and Arabic parts keep their own direction. */
export function AddressLines({ address }: { address: Address }) {
  const language = useLanguage()
  return (
    <>
      <Parts parts={doorParts(address, language)} />
      <Parts parts={placeParts(address, language)} />
    </>
  )
}

function Parts({ parts }: { parts: readonly string[] }) {
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  return (
    <span className="block">
      {parts.map((part, position) => (
        <Fragment key={part}>
          {position > 0 && comma}
          <bdi dir="auto">{part}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
