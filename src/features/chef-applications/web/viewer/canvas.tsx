import { Download, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import type { DocumentKind } from '../../rules.ts'
import { adminTexts } from '../admin/texts.ts'
import type { Look } from './use-looks.ts'

const ZOOM_MOST = 400
const ZOOM_LEAST = 100
const ZOOM_STEP = 50
const QUARTER = 90

interface CanvasProps {
  look: Look
  name: string
  kind: DocumentKind
}

/** A picture that can be brought nearer and turned; a PDF is handed over as a file. */
export function Canvas({ look, name, kind }: CanvasProps) {
  const { look: words } = useTexts(adminTexts)
  const [zoom, setZoom] = useState(ZOOM_LEAST)
  const [turn, setTurn] = useState(0)
  if (look.mediaType === 'application/pdf') {
    return (
      <Notice
        tone="info"
        action={
          <a href={look.url} download={`${kind}.pdf`} className={buttonClass({ size: 'sm' })}>
            <Download />
            {words.save}
          </a>
        }
      >
        {words.pdf}
      </Notice>
    )
  }
  const isAcross = turn % (2 * QUARTER) !== 0
  return (
    <div className="overflow-hidden rounded-card bg-deep text-on-deep">
      <section
        // A picture that is larger than its frame is moved by the arrow keys.
        tabIndex={0}
        aria-label={words.canvas(name)}
        className="h-[min(34rem,70vh)] overflow-auto outline-offset-[-4px] outline-focus"
      >
        <div
          className="@container-[size] grid place-items-center"
          style={{ inlineSize: `${zoom}%`, blockSize: `${zoom}%` }}
        >
          <img
            src={look.url}
            alt={words.canvas(name)}
            draggable={false}
            className="max-w-none object-contain p-4"
            style={{
              width: isAcross ? '100cqh' : '100cqw',
              height: isAcross ? '100cqw' : '100cqh',
              rotate: `${turn}deg`,
            }}
          />
        </div>
      </section>
      <div
        role="toolbar"
        aria-label={words.tools}
        className="num flex items-center justify-center gap-1 border-t border-deep-line p-1"
      >
        <IconButton
          variant="deep"
          label={words.zoomOut}
          icon={<ZoomOut />}
          isDisabled={zoom <= ZOOM_LEAST}
          onClick={() => setZoom(zoom - ZOOM_STEP)}
        />
        <output className="min-w-14 text-center font-strong">{zoom}%</output>
        <IconButton
          variant="deep"
          label={words.zoomIn}
          icon={<ZoomIn />}
          isDisabled={zoom >= ZOOM_MOST}
          onClick={() => setZoom(zoom + ZOOM_STEP)}
        />
        <IconButton
          variant="deep"
          label={words.rotate}
          icon={<RotateCw />}
          onClick={() => setTurn(turn + QUARTER)}
        />
        <IconButton
          variant="deep"
          label={words.reset}
          icon={<Maximize />}
          onClick={() => {
            setZoom(ZOOM_LEAST)
            setTurn(0)
          }}
        />
      </div>
    </div>
  )
}
