import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'

/** The new key for the app: to scan, or to type. */
export function KeyParts(props: { uri: string; keyText: string }) {
  const { enrol, codes } = useTexts(factorMessages)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(props.keyText.replaceAll(' ', ''))
    setIsCopied(true)
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{enrol.scan}</h2>
        <p className="text-note text-muted">{enrol.scanHint}</p>
      </div>
      <QrCode text={props.uri} label={enrol.qr} className="size-52 rounded-tile" />
      <div className="grid gap-1.5">
        <p className="text-note text-muted">{enrol.key}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code dir="ltr" className="num rounded-tile bg-sunk px-3 py-2 font-strong break-words">
            {props.keyText}
          </code>
          <Button variant="line" size="sm" onClick={() => void copy()}>
            {isCopied ? <Check /> : <Copy />}
            <span aria-live="polite">{isCopied ? codes.copied : enrol.copyKey}</span>
          </Button>
        </div>
      </div>
    </div>
  )
}
