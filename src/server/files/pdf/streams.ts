import { inflateSync } from 'node:zlib'

/** What is between the start of an object and its data. */
export interface PdfStream {
  dictionary: string
  data: Buffer
}

export const STREAMS_MAX = 5000
const DICTIONARY_MAX = 16_384

/** Names may be written with `#4a` for a letter; readers know them all the same. */
export const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/**
 * Every stream of the file. The data goes to the end of the file: a decoder stops by itself, and
 * a word within the data that looks like its end hides nothing.
 * @returns undefined where there are more than anyone needs.
 */
export function findStreams(text: string, bytes: Buffer): PdfStream[] | undefined {
  const streams: PdfStream[] = []
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    if (streams.length >= STREAMS_MAX) return undefined
    const before = text.slice(Math.max(0, index - DICTIONARY_MAX), index)
    const dictionary = plainNames(before.slice(before.lastIndexOf('obj') + 1))
    streams.push({ dictionary, data: bytes.subarray(index + word.length) })
  }
  return streams
}

const ENCODINGS = /\/Filter\s*(\[[^\]]*\]|\/[A-Za-z0-9]+|\d+\s+\d+\s+R)/

/** Names of the stream's filters, in order; undefined where they stand in another object. */
export function filtersOf(dictionary: string): string[] | undefined {
  const [, written] = ENCODINGS.exec(dictionary) ?? []
  if (written === undefined) return /\/Filter\b/.test(dictionary) ? undefined : []
  if (/\d\s+\d+\s+R/.test(written)) return undefined
  return [...written.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name]) => name ?? '')
}

const SYNC_FLUSH = 2

/** What was packed; undefined where it cannot be unpacked or is larger than that. */
export function inflate(data: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes, finishFlush: SYNC_FLUSH })
  } catch {
    return undefined
  }
}

export function fromHex(data: Buffer): Buffer {
  const [text] = data.toString('latin1').split('>', 1)
  return Buffer.from((text ?? '').replaceAll(/[^0-9a-fA-F]/g, ''), 'hex')
}

export function fromAscii85(data: Buffer): Buffer {
  const [text] = data.toString('latin1').split('~', 1)
  const out: number[] = []
  let group: number[] = []
  for (const sign of text ?? '') {
    if (sign === 'z' && group.length === 0) out.push(0, 0, 0, 0)
    if (sign < '!' || sign > 'u') continue
    group.push(sign.charCodeAt(0) - 33)
    if (group.length === 5) {
      out.push(...bytesOf(group))
      group = []
    }
  }
  if (group.length > 1) {
    const kept = group.length - 1
    while (group.length < 5) group.push(84)
    out.push(...bytesOf(group).slice(0, kept))
  }
  return Buffer.from(out)
}

function bytesOf(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0)
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256)
}
