import type { FileKind } from './data-url.ts'

const FOREIGN = /%PDF-|<script|<\?php|<html|<svg|<!doctype/i

type PictureError = 'unsafe' | 'moves' | 'unreadable'

/**
 * Why a picture is more than one picture: another kind of file inside or behind it, or frames that
 * move. Undefined where it is plain.
 */
export function errorOfPicture(kind: FileKind, bytes: Buffer): PictureError | undefined {
  const end =
    kind === 'image/jpeg'
      ? endOfJpeg(bytes)
      : kind === 'image/png'
        ? endOfPng(bytes)
        : endOfWebp(bytes)
  if (end === undefined) return 'unreadable'
  if (end === 'moves') return 'moves'
  if (hasMoreBehind(bytes.subarray(end))) return 'unsafe'
  return FOREIGN.test(bytes.toString('latin1')) ? 'unsafe' : undefined
}

/** Cameras put zeros or a second JPEG behind a picture; anything else has no business there. */
const hasMoreBehind = (rest: Buffer): boolean =>
  rest.some((byte) => byte !== 0) && !(rest[0] === 0xff && rest[1] === 0xd8)

type End = number | 'moves' | undefined

function endOfPng(bytes: Buffer): End {
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return 'moves'
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at <= bytes.length ? at : undefined
  }
  return undefined
}

function endOfWebp(bytes: Buffer): End {
  if (bytes.length < 20) return undefined
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  let at = 12
  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4)
    if (type === 'ANIM' || type === 'ANMF') return 'moves'
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return end
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

function endOfJpeg(bytes: Buffer): End {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === END_OF_IMAGE) return at + 2
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at)
    }
  }
  return bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE ? at + 2 : undefined
}

/** Packed bytes never hold 0xff before anything but 0 or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? END_OF_IMAGE
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}
