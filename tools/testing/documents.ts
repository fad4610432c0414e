import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const dataUrl = (mediaType: string, bytes: Buffer): string =>
  `data:${mediaType};base64,${bytes.toString('base64')}`

/** A plain picture of noise over a colour. */
export const picture = (width = 320, height = 200, colour = '#2f7d6d') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const jpegUrl = async (width?: number, height?: number, colour?: string): Promise<string> =>
  dataUrl('image/jpeg', await picture(width, height, colour).jpeg().toBuffer())

type PdfObject = string | { dictionary: string; data: Buffer }

export const packed = (text: string): Buffer => deflateSync(Buffer.from(text, 'latin1'))

/** A stream object as it is in a file. */
export const stream = (dictionary: string, data: Buffer): PdfObject => ({ dictionary, data })

/** A PDF of these objects, numbered from 1, with a right table and end. */
export function pdfOf(
  objects: readonly PdfObject[],
  { trailer = '', head = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', tail = '' } = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from(head, 'latin1')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(at)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      const { dictionary, data } = object
      add(Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`, 'latin1'))
      add(data)
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n${tail}`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

/** Catalogue, pages and contents of a paper with so many pages; `extra` is in its catalogue. */
export function paperObjects(pages = 1, extra = ''): PdfObject[] {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ')
  return [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    stream('/Filter /FlateDecode', packed('BT /F1 12 Tf (Account certificate) Tj ET')),
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>',
    ),
  ]
}

export const paperUrl = (pages?: number): string =>
  dataUrl('application/pdf', pdfOf(paperObjects(pages)))
