import { Camera, CircleAlert, Eye, FileText, Image, Upload } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { mediaTypesOf, takesPdf, type DocumentKind } from '../../rules.ts'
import { Example } from './example.tsx'
import { sizeWords } from './size-words.ts'
import { documentTexts } from './texts.ts'
import { useUpload } from './use-upload.ts'

export interface StoredDocument {
  mediaType: string | null
  bytes: number
  /** Where it can be looked at. */
  href: string
}

interface DocumentCardProps {
  kind: DocumentKind
  stored: StoredDocument | undefined
  /** Where a new one is sent. */
  path: string
  onDone: () => Promise<unknown>
  onRemove?: (() => void) | undefined
  /** Why it has to be taken again. */
  note?: string | undefined
  isMissing?: boolean
  headingLevel?: 2 | 4
}

/** One document: what, why, what is taken, and how far it is. */
export function DocumentCard(props: DocumentCardProps) {
  const { kind, stored, note, isMissing = false, headingLevel = 2 } = props
  const Heading = `h${headingLevel}` as const
  const texts = useTexts(documentTexts)
  const { documents } = useTexts(messages)
  const [before, setBefore] = useState<number>()
  const { state, take, cancel } = useUpload({
    kind,
    path: props.path,
    onDone: async (_answer, sizes) => {
      setBefore(sizes.before)
      await props.onDone()
    },
  })
  const isBusy = state.step === 'shrinking' || state.step === 'uploading'
  const isBad = note !== undefined || isMissing || state.step === 'failed'
  const name = documents[kind]
  return (
    <section
      data-field={kind}
      aria-label={name}
      className={cx(
        'grid gap-4 rounded-card bg-card p-4 sm:grid-cols-[8.75rem_1fr]',
        isBad && !isBusy ? 'border-2 border-bad' : 'border-line border-hairline',
      )}
    >
      <Picture kind={kind} stored={stored} name={name} />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Heading className="text-lg">{name}</Heading>
          <StateChip isBusy={isBusy} isStored={stored !== undefined} isAgain={note !== undefined} />
        </div>
        <p className="text-note">{texts.words[kind].why}</p>
        <p className="text-sm text-muted">{texts.words[kind].takes}</p>
        {note !== undefined && <FieldError>{note}</FieldError>}
        {state.step === 'failed' && <FieldError>{state.text}</FieldError>}
        {isBusy ? (
          <Progress state={state} onCancel={cancel} />
        ) : (
          <>
            {stored && <StoredLine stored={stored} before={before} />}
            <Actions {...props} name={name} onTake={take} />
          </>
        )}
      </div>
    </section>
  )
}

function StateChip(props: { isBusy: boolean; isStored: boolean; isAgain: boolean }) {
  const texts = useTexts(documentTexts)
  if (props.isBusy) {
    return (
      <Chip tone="info" icon={<Upload className="size-4" />}>
        {texts.uploading}
      </Chip>
    )
  }
  if (props.isAgain) {
    return (
      <Chip tone="bad" icon={<CircleAlert className="size-4" />}>
        {texts.again}
      </Chip>
    )
  }
  return props.isStored ? <Chip tone="ok">{texts.uploaded}</Chip> : null
}

function Picture(props: { kind: DocumentKind; stored: StoredDocument | undefined; name: string }) {
  const texts = useTexts(documentTexts)
  const { stored } = props
  if (!stored) return <Example kind={props.kind} label={texts.example(props.name)} />
  if (stored.mediaType === 'application/pdf') {
    return (
      <span className="grid min-h-24 place-items-center rounded-tile bg-sunk text-muted">
        <FileText className="size-9" />
        <span className="sr-only">{texts.pdf}</span>
      </span>
    )
  }
  return (
    <img
      src={stored.href}
      alt={texts.previewOf(props.name)}
      className="h-26 w-full rounded-tile bg-sunk object-contain"
    />
  )
}

function StoredLine({ stored, before }: { stored: StoredDocument; before: number | undefined }) {
  const texts = useTexts(documentTexts)
  const now = sizeWords(stored.bytes)
  const isSmaller = before !== undefined && before > stored.bytes * 1.05
  return (
    <p className="num flex items-center gap-2 text-sm text-muted">
      {stored.mediaType === 'application/pdf' ? <FileText /> : <Image />}
      {isSmaller ? texts.smaller(now, sizeWords(before)) : texts.size(now)}
    </p>
  )
}

function Progress(props: {
  state: ReturnType<typeof useUpload>['state']
  onCancel: () => void
}): ReactNode {
  const texts = useTexts(documentTexts)
  const { state } = props
  if (state.step === 'shrinking') {
    return <p className="mt-2 text-note text-muted">{texts.shrinking}</p>
  }
  if (state.step !== 'uploading') return null
  const percent = Math.round(state.share * 100)
  return (
    <div className="num mt-2 grid gap-1.5 text-note">
      <p className="flex justify-between gap-3">
        <bdi className="min-w-0 truncate">{state.name}</bdi>
        <strong className="font-strong">{percent}%</strong>
      </p>
      <ProgressBar label={texts.uploading} value={percent} max={100} text={`${percent}%`} />
      <p className="flex items-center justify-between gap-3 text-muted">
        {texts.sentOf(sizeWords(state.bytes * state.share), sizeWords(state.bytes))}
        <Button variant="plain" size="sm" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </div>
  )
}

interface ActionsProps extends DocumentCardProps {
  name: string
  onTake: (file: File | undefined) => Promise<void>
}

function Actions({ kind, stored, onRemove, name, onTake }: ActionsProps) {
  const texts = useTexts(documentTexts)
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const read = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    input.value = ''
    void onTake(chosen)
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture={kind === 'selfieWithId' ? 'user' : 'environment'}
        onChange={(event) => read(event.currentTarget)}
      />
      <input
        ref={file}
        type="file"
        hidden
        data-kind={kind}
        accept={mediaTypesOf(kind).join(',')}
        onChange={(event) => read(event.currentTarget)}
      />
      {stored && (
        <LinkButton href={stored.href} variant="soft" size="sm" target="_blank" data-load>
          <Eye />
          {texts.open}
        </LinkButton>
      )}
      <Button
        variant={stored || takesPdf(kind) ? 'plain' : 'line'}
        size="sm"
        aria-label={texts.actions(texts.camera, name)}
        onClick={() => camera.current?.click()}
      >
        <Camera />
        {texts.camera}
      </Button>
      <Button
        variant={stored || !takesPdf(kind) ? 'plain' : 'line'}
        size="sm"
        aria-label={texts.actions(stored ? texts.replace : texts.choose, name)}
        onClick={() => file.current?.click()}
      >
        {stored ? texts.replace : texts.choose}
      </Button>
      {stored && onRemove && (
        <Button
          variant="plain"
          size="sm"
          aria-label={texts.actions(texts.remove, name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
