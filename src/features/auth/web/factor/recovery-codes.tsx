import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'

/** The ten codes, this once, and two ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { codes: words } = useTexts(factorMessages)
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <div className="grid gap-5">
      <ul
        dir="ltr"
        aria-label={words.list}
        className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunk p-5 text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" onClick={() => void copy()}>
          {isCopied ? <Check /> : <Copy />}
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
        <Button variant="line" onClick={() => save(text, words.file)}>
          <Download />
          {words.save}
        </Button>
      </div>
      <Button size="lg" isBlock onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
