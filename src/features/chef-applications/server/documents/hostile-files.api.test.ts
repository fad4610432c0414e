import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  applicant,
  countOf,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import {
  dataUrl,
  packed,
  paperObjects,
  pdfOf,
  picture,
  stream,
} from '../../../../../tools/testing/documents.ts'
import type { HostileFile } from '../../../../../tools/testing/hostile/hostile-file.ts'
import { hostilePdfs } from '../../../../../tools/testing/hostile/pdfs.ts'
import { hostilePictures } from '../../../../../tools/testing/hostile/pictures.ts'
import { qpdf } from '#server/files/pdf/qpdf.ts'
import { uploadDraftDocument } from '../../draft-contract.ts'
import { messages } from '../../messages.ts'

const test = useTestApp()
const BATCH = 4
const UPLOADS_A_PERSON = 40
const MIB = 1024 * 1024
const TIMEOUT_MS = 180_000

/** Sends a document as the licence, which may be a picture or a PDF. */
const upload = (browser: TestBrowser, document: string) =>
  refusalOf(
    browser.call(uploadDraftDocument, { type: 'business', kind: 'tradeLicenseDoc', document }),
  )

/** The names of files that were taken, or refused for another reason than theirs. */
async function sendAll(files: readonly HostileFile[]): Promise<string[]> {
  const wrong: string[] = []
  let browser = test.browser()
  for (let at = 0; at < files.length; at += BATCH) {
    if (at % UPLOADS_A_PERSON === 0) ({ browser } = await applicant(test))
    const batch = files.slice(at, at + BATCH)
    const answers = await Promise.all(
      batch.map(async ({ name, url }) => {
        const startedAt = performance.now()
        const answer = await upload(browser, url)
        const ms = Math.round(performance.now() - startedAt)
        if (ms > slowest.ms) slowest = { name, ms }
        return answer
      }),
    )
    for (const [index, { name, codes }] of batch.entries()) {
      const answer = answers[index]
      const code = answer === undefined || answer === 'taken' ? 'taken' : answer.code
      if (!codes.includes(code)) wrong.push(`${name}: ${code}`)
      else if (answer !== 'taken' && (answer?.text ?? '').length < 20)
        wrong.push(`${name}: no text`)
    }
  }
  return wrong
}

let files: HostileFile[]
let rssMib = 0
let slowest = { name: '', ms: 0 }

beforeAll(async () => {
  files = [...(await hostilePictures()), ...hostilePdfs()]
}, TIMEOUT_MS)

it('has at least 120 hostile files, each of another name', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect(files.length).toBeGreaterThanOrEqual(120)
})

it('stores none of them, and says what is wrong with each', { timeout: TIMEOUT_MS }, async () => {
  const before = process.memoryUsage().rss
  const watch = setInterval(() => {
    rssMib = Math.max(rssMib, Math.round((process.memoryUsage().rss - before) / MIB))
  }, 10)
  const startedAt = performance.now()
  const wrong = await sendAll(files)
  clearInterval(watch)
  const ms = Math.round((performance.now() - startedAt) / files.length)
  process.stdout.write(
    `${files.length} hostile files: ${rssMib} MiB at most above the start, ${ms} ms each, ${slowest.ms} ms for ${slowest.name}\n`,
  )
  expect(wrong).toEqual([])
  expect(await countOf(test, 'private_files')).toBe(0)
})

it('takes every way in which a paper may be honest', { timeout: TIMEOUT_MS }, async () => {
  const { browser } = await applicant(test)
  const packedAway = stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', packed('9 0  <<>>'))
  for (const objects of [
    paperObjects(),
    paperObjects(20),
    paperObjects(1, '/Annots []'),
    [...paperObjects(), packedAway],
  ]) {
    expect(await upload(browser, dataUrl('application/pdf', pdfOf(objects)))).toBe('taken')
  }
})

it.each([
  ['40', []],
  ['128', ['--use-aes=n']],
  ['128', ['--use-aes=y']],
  ['256', []],
])('takes a paper that its owner locked with %s bits %j, and keeps it open', async (bits, how) => {
  const { browser } = await applicant(test)
  const lock = ['--allow-weak-crypto', '--object-streams=generate', '--encrypt', '', 'owner', bits]
  const { file } = await qpdf(pdfOf(paperObjects()), [...lock, ...how, '--'])
  const locked = Buffer.from(file ?? [])
  expect(locked.includes('/Encrypt')).toBe(true)
  expect(await upload(browser, dataUrl('application/pdf', locked))).toBe('taken')
  const kept = await browser.request(
    '/api/chef-applications/draft/business/documents/tradeLicenseDoc',
  )
  const bytes = Buffer.from(await kept.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.includes('/Encrypt')).toBe(false)
})

it.each([
  ['a script', 'document_unsafe', paperObjects(1, '/OpenAction << /S /JavaScript /JS (1) >>'), ''],
  ['21 pages', 'document_too_many_pages', paperObjects(21), ''],
  ['a password of its reader', 'document_locked', paperObjects(), 'reader'],
])('looks behind the lock: %s is %s', async (_, code, objects, password) => {
  const { browser } = await applicant(test)
  const { file } = await qpdf(pdfOf(objects), ['--encrypt', password, 'owner', '256', '--'])
  const locked = Buffer.from(file ?? [])
  expect(await upload(browser, dataUrl('application/pdf', locked))).toMatchObject({ code })
})

it('takes each kind by its bytes, whatever it is called', async () => {
  const { browser } = await applicant(test)
  const kinds = {
    'image/jpeg': await picture().jpeg().toBuffer(),
    'image/png': await picture().png().toBuffer(),
    'image/webp': await picture().webp().toBuffer(),
    'application/pdf': pdfOf(paperObjects()),
  }
  for (const said of [...Object.keys(kinds), 'application/octet-stream'])
    for (const [kind, bytes] of Object.entries(kinds))
      expect(await upload(browser, dataUrl(said, bytes)), `${kind} called ${said}`).toBe('taken')
})

const GPS = {
  IFD0: { Make: 'Camera' },
  IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' },
}

it.each([
  ['jpeg', (image: Sharp) => image.jpeg()],
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
] as const)('takes a %s with a place and a profile, and keeps neither', async (kind, write) => {
  const { browser } = await applicant(test)
  const bytes = await write(picture(2400, 1800).withExif(GPS).keepIccProfile()).toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  expect(await upload(browser, dataUrl(`image/${kind}`, bytes))).toBe('taken')
  const kept = await browser.request(
    '/api/chef-applications/draft/business/documents/tradeLicenseDoc',
  )
  const stored = await sharp(Buffer.from(await kept.arrayBuffer())).metadata()
  expect(stored).toMatchObject({ format: 'jpeg', width: 1200, height: 900, space: 'srgb' })
  expect([stored.exif, stored.iptc, stored.xmp, stored.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('turns printing colours into those of screens', async () => {
  const { browser } = await applicant(test)
  const bytes = await picture(300, 200).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).space).toBe('cmyk')
  expect(await upload(browser, dataUrl('image/jpeg', bytes))).toBe('taken')
})

it('says each refusal in both languages', () => {
  const codes = new Set(
    files.flatMap((file) => file.codes).filter((code) => code.startsWith('document')),
  )
  for (const code of codes) {
    expect(messages.en.refusals).toHaveProperty(code)
    expect(messages.ar.refusals).toHaveProperty(code)
  }
})
