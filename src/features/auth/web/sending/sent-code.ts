import { useMemo, useSyncExternalStore } from 'react'

/** A code that was sent: where to, how long it works, and when another may be asked for. */
export interface SentCode {
  phone: string
  sentAt: Date
  expiresInSeconds: number
  resendAfterSeconds: number
  codeLength: number
}

export const expiryOf = ({ sentAt, expiresInSeconds }: SentCode): Date =>
  new Date(sentAt.getTime() + expiresInSeconds * 1000)

const KEY = 'sent-code'
const listeners = new Set<() => void>()
let kept: string | null | undefined

/** Survives a reload of this tab, which a phone does while the person looks at the message. */
export function useSentCode(): [SentCode | undefined, (sent: SentCode | undefined) => void] {
  const text = useSyncExternalStore(subscribe, read, () => null)
  const sent = useMemo(() => (text === null ? undefined : parse(text)), [text])
  return [sent, keep]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The storage is asked once a page: a code that ends while it is shown stays on screen. */
function read(): string | null {
  if (kept === undefined) kept = readStored()
  return kept
}

function keep(sent: SentCode | undefined): void {
  kept = sent ? JSON.stringify(sent) : null
  try {
    if (kept === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, kept)
  } catch {
    // A browser that stores nothing asks for the number again after a reload.
  }
  for (const listener of listeners) listener()
}

function readStored(): string | null {
  try {
    const text = sessionStorage.getItem(KEY)
    const sent = text === null ? undefined : parse(text)
    return sent && expiryOf(sent).getTime() > Date.now() ? text : null
  } catch {
    return null
  }
}

function parse(text: string): SentCode {
  const sent = JSON.parse(text) as Omit<SentCode, 'sentAt'> & { sentAt: string }
  return { ...sent, sentAt: new Date(sent.sentAt) }
}
