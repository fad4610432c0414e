import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { indexTexts } from '../texts.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

interface KeysHintProps {
  hasSearch: boolean
  /** Enter leads somewhere. */
  canOpen: boolean
  canChoose: boolean
}

/** Which keys there are, and the way to be rid of the single ones. Phones have no keys. */
export function KeysHint({ hasSearch, canOpen, canChoose }: KeysHintProps) {
  const { keys } = useTexts(indexTexts)
  const areOn = useSingleKeys()
  return (
    <section
      aria-label={keys.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-note text-muted max-md:hidden pointer-coarse:hidden print:hidden"
    >
      {areOn && hasSearch && <Hint keys={['/']}>{keys.search}</Hint>}
      <Hint keys={areOn ? ['j', 'k', '↓', '↑'] : ['↓', '↑']}>{keys.move}</Hint>
      {canOpen && <Hint keys={['Enter']}>{keys.open}</Hint>}
      {canChoose && <Hint keys={[areOn ? 'x' : 'Space']}>{keys.choose}</Hint>}
      <button
        type="button"
        className="min-h-6 underline underline-offset-4"
        onClick={() => setSingleKeys(!areOn)}
      >
        {areOn ? keys.turnOff : keys.turnOn}
      </button>
    </section>
  )
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd
          key={key}
          dir="ltr"
          className="num inline-grid min-w-6 place-items-center rounded-md bg-sunk px-1.5 font-strong text-ink"
        >
          {key}
        </kbd>
      ))}
      {children}
    </span>
  )
}
