import { useEffect, useRef, useState } from 'react'
import { errorText } from '#ui/forms/error-text.ts'
import { useTexts } from '#ui/texts.ts'
import type { DocumentKind } from '../../rules.ts'
import { prepare } from './prepare.ts'
import { documentTexts } from './texts.ts'
import { upload } from './upload.ts'

export type UploadState =
  | { step: 'idle' }
  | { step: 'shrinking'; name: string }
  | { step: 'uploading'; name: string; share: number; bytes: number; before: number }
  | { step: 'failed'; text: string }

interface UploadInput {
  kind: DocumentKind
  /** Where a document of this kind goes. */
  path: string
  onDone: (answer: unknown, sizes: { before: number }) => Promise<unknown>
}

/** One document on its way: made smaller here, sent, and reported. */
export function useUpload({ kind, path, onDone }: UploadInput) {
  const texts = useTexts(documentTexts)
  const [state, setState] = useState<UploadState>({ step: 'idle' })
  const cancelling = useRef<AbortController>(undefined)
  useEffect(() => () => cancelling.current?.abort(), [])

  const take = async (file: File | undefined) => {
    if (!file) return
    setState({ step: 'shrinking', name: file.name })
    const prepared = await prepare(kind, file)
    if ('error' in prepared) return setState({ step: 'failed', text: texts[prepared.error] })
    const controller = new AbortController()
    cancelling.current = controller
    const show = (share: number) =>
      setState({
        step: 'uploading',
        name: file.name,
        share,
        bytes: prepared.bytes,
        before: file.size,
      })
    show(0)
    try {
      const answer = await upload({
        path,
        document: prepared.dataUrl,
        onProgress: show,
        signal: controller.signal,
      })
      await onDone(answer, { before: file.size })
      setState({ step: 'idle' })
    } catch (error) {
      const isCancelled = controller.signal.aborted
      setState(
        isCancelled ? { step: 'idle' } : { step: 'failed', text: errorText(error, texts.failed) },
      )
    }
  }
  return { state, take, cancel: () => cancelling.current?.abort() }
}
