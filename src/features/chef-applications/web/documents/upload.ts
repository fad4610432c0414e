import { CallError, personHeader, refused } from '#shared/wire/call.ts'

interface Upload {
  path: string
  /** A data URL. */
  document: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a document and reports how far it is, which `fetch` cannot.
 * @returns the answer's JSON
 * @throws CallError as every call; AbortError when it was cancelled
 */
export const upload = ({ path, document, onProgress, signal }: Upload): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', path)
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(personHeader()))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body)
      else reject(refused(new CallError(request.status, body ?? {}, request.statusText)))
    })
    request.addEventListener('error', () =>
      reject(new CallError(0, { code: 'network' }, 'Network error')),
    )
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(JSON.stringify({ document }))
  })

function parse(text: string): object | undefined {
  try {
    return JSON.parse(text) as object
  } catch {
    return undefined
  }
}
