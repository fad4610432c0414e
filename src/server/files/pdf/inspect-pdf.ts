import type { FileError } from '../file-refused.ts'
import {
  filtersOf,
  findStreams,
  fromAscii85,
  fromHex,
  inflate,
  plainNames,
  type PdfStream,
} from './streams.ts'

const PAGES_MAX = 20
const MIB = 1024 * 1024
/** Of one stream, and of all together: what a reader would have to unpack. */
const STREAM_BYTES_MAX = 32 * MIB
const UNPACKED_BYTES_MAX = 64 * MIB
const TAIL_BYTES = 1024

const END_OF_NAME = '(?![^\\s()<>\\[\\]{}/%\\0])'
const names = (list: string) => new RegExp(`/(?:${list})${END_OF_NAME}`)
/** Names long enough never to come up by chance in packed bytes. */
const ACTIVE_ANYWHERE = names(
  [
    'JavaScript|Launch|EmbeddedFiles?|OpenAction|RichMedia|XFA|SubmitForm|ImportData',
    'GoToR|GoToE|Movie|Sound|Rendition|AcroForm|S\\s*/URI',
    // Without annotations a page has no link to press; some programs write an empty list.
    'Annots(?!\\s*\\[\\s*\\])',
  ].join('|'),
)
const ACTIVE = names('JS|AA|URI')
const ENCRYPTED = names('Encrypt')
const PAGE = new RegExp(`/Type\\s*/Page${END_OF_NAME}`, 'g')
const FOREIGN = /<script|<\?php|<html|<svg|<!doctype/i

/** Why a PDF is not taken; undefined for one that only shows pages. */
export function errorOfPdf(bytes: Buffer): FileError | undefined {
  const raw = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(raw)) return 'unreadable'
  const tail = raw.slice(-TAIL_BYTES)
  const [, startXref, after] =
    /startxref\s+(\d+)\s+%%EOF([^]*)$/.exec(tail.slice(tail.lastIndexOf('startxref'))) ?? []
  if (startXref === undefined || after === undefined) return 'unreadable'
  if (after.trim() !== '' || FOREIGN.test(raw)) return 'unsafe'
  if (!/^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(raw.slice(Number(startXref), Number(startXref) + 64)))
    return 'unreadable'
  const text = plainNames(raw)
  if (ENCRYPTED.test(text)) return 'locked'
  if (ACTIVE_ANYWHERE.test(text)) return 'unsafe'
  return errorOfParts(raw, bytes)
}

function errorOfParts(raw: string, bytes: Buffer): FileError | undefined {
  const streams = findStreams(raw, bytes)
  if (!streams) return 'unsafe'
  const objects = [withoutStreams(raw)]
  let left = UNPACKED_BYTES_MAX
  for (const stream of streams) {
    const unpacked = unpack(stream, Math.min(left, STREAM_BYTES_MAX))
    if (unpacked === 'unsafe') return 'unsafe'
    left -= unpacked.length
    if (containsObjects(stream)) objects.push(unpacked.toString('latin1'))
  }
  let pages = 0
  for (const part of objects) {
    const text = plainNames(part)
    if (ENCRYPTED.test(text)) return 'locked'
    if (ACTIVE.test(text) || ACTIVE_ANYWHERE.test(text)) return 'unsafe'
    pages += text.match(PAGE)?.length ?? 0
  }
  if (pages === 0) return 'unreadable'
  return pages > PAGES_MAX ? 'too_many_pages' : undefined
}

/** The structure of the file alone: packed bytes could hold any short name by chance. */
function withoutStreams(raw: string): string {
  const parts: string[] = []
  let at = 0
  for (const { index } of raw.matchAll(/(?<!end)stream[\r\n]/g)) {
    if (index < at) continue
    const end = raw.indexOf('endstream', index)
    if (end === -1) break
    parts.push(raw.slice(at, index))
    at = end
  }
  return [...parts, raw.slice(at)].join(' ')
}

/** A reader finds objects in it, whatever it says of its type. */
const containsObjects = ({ dictionary }: PdfStream): boolean =>
  names('ObjStm').test(dictionary) ||
  (names('N').test(dictionary) && names('First').test(dictionary))

const PICTURES = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']

/** What the stream holds; pictures keep their own form. `unsafe`: a packing that hides or bursts. */
function unpack(stream: PdfStream, maxBytes: number): Buffer | 'unsafe' {
  const filters = filtersOf(stream.dictionary)
  if (!filters) return 'unsafe'
  const isRead = containsObjects(stream)
  if (isRead && /\/Predictor\s+(?!1\b)/.test(stream.dictionary)) return 'unsafe'
  let { data } = stream
  let isPacked = false
  for (const filter of filters) {
    if (PICTURES.includes(filter)) return isRead ? 'unsafe' : Buffer.alloc(0)
    if (isPacked) return 'unsafe'
    if (filter === 'ASCII85Decode') data = fromAscii85(data)
    else if (filter === 'ASCIIHexDecode') data = fromHex(data)
    else if (filter === 'FlateDecode') {
      const unpacked = inflate(data, maxBytes)
      if (!unpacked) return 'unsafe'
      data = unpacked
      isPacked = true
    } else return 'unsafe'
  }
  return isPacked || isRead ? data : Buffer.alloc(0)
}
