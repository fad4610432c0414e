import type { DocumentKind } from '../../rules.ts'

const SHAPES: Record<DocumentKind, 'card' | 'selfie' | 'paper'> = {
  emiratesIdPhoto: 'card',
  selfieWithId: 'selfie',
  bankDetailsDoc: 'paper',
  businessRepEmiratesId: 'card',
  tradeLicenseDoc: 'paper',
  businessBankDoc: 'paper',
}

/** A drawing of what the document should look like. */
export function Example({ kind, label }: { kind: DocumentKind; label: string }) {
  const Shape = DRAWINGS[SHAPES[kind]]
  return (
    <svg
      viewBox="0 0 140 104"
      role="img"
      aria-label={label}
      className="w-full rounded-tile bg-sunk"
    >
      <Shape />
    </svg>
  )
}

function CardDrawing() {
  return (
    <g>
      <rect x="12" y="18" width="116" height="68" rx="7" fill="#efe6cf" />
      <rect x="12" y="18" width="116" height="14" rx="7" fill="#d9c79b" />
      <rect x="20" y="40" width="26" height="32" rx="3" fill="#b9d3da" />
      <circle cx="33" cy="51" r="6" fill="#8a5f45" />
      <path d="M22 72c1-10 21-10 22 0z" fill="#35617c" />
      <g fill="#6f6650">
        <rect x="54" y="42" width="44" height="4" rx="2" />
        <rect x="54" y="51" width="60" height="5" rx="2" />
        <rect x="54" y="61" width="34" height="4" rx="2" />
        <rect x="54" y="70" width="48" height="4" rx="2" />
      </g>
      <path
        d="M6 30V12h18M116 12h18v18M134 74v18h-18M24 92H6V74"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </g>
  )
}

function SelfieDrawing() {
  return (
    <g>
      <rect width="140" height="104" fill="#c9d6d2" />
      <path d="M22 104c2-34 66-34 68 0z" fill="#ffffff" />
      <circle cx="56" cy="46" r="20" fill="#d8a17c" />
      <path d="M36 44c-2-28 42-28 40 0-6-10-34-10-40 0z" fill="#3a2a25" />
      <path d="M44 54c4 14 20 14 24 0-4 5-20 5-24 0z" fill="#3a2a25" />
      <circle cx="49" cy="45" r="1.8" fill="#241230" />
      <circle cx="63" cy="45" r="1.8" fill="#241230" />
      <g transform="rotate(-6 112 74)">
        <rect x="92" y="60" width="40" height="26" rx="3" fill="#efe6cf" />
        <rect x="96" y="66" width="10" height="13" rx="1.5" fill="#b9d3da" />
        <rect x="110" y="67" width="18" height="3" fill="#6f6650" />
        <rect x="110" y="73" width="14" height="3" fill="#6f6650" />
      </g>
      <path d="M88 104c2-14 12-20 22-18l6 6-8 12z" fill="#d8a17c" />
      <rect
        x="8"
        y="8"
        width="126"
        height="90"
        rx="8"
        fill="none"
        stroke="#ffffff"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
    </g>
  )
}

function PaperDrawing() {
  return (
    <g>
      <path d="M34 8h72v96H34z" fill="#ffffff" />
      <rect x="42" y="18" width="20" height="8" rx="2" fill="#0f766e" />
      <g fill="#d8cfe4">
        <rect x="42" y="36" width="56" height="4" rx="2" />
        <rect x="42" y="46" width="56" height="4" rx="2" />
        <rect x="42" y="78" width="56" height="4" rx="2" />
        <rect x="42" y="88" width="38" height="4" rx="2" />
      </g>
      <rect x="42" y="56" width="56" height="14" rx="3" fill="#e8e0f0" />
      <rect x="47" y="61" width="44" height="4" rx="2" fill="#3c1a53" />
    </g>
  )
}

const DRAWINGS = { card: CardDrawing, selfie: SelfieDrawing, paper: PaperDrawing }
