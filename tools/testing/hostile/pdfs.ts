import { deflateRawSync, deflateSync } from 'node:zlib'
import { dataUrl, packed, paperObjects, pdfOf, stream } from '../documents.ts'
import { BROKEN, EICAR, KIND, UNREADABLE, UNSAFE, ZIP, type HostileFile } from './hostile-file.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  'a script at its opening': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'a script in a name': '/Names << /JavaScript 9 0 R >>',
  'a script spelt in hex': '/OpenAct#69on << /S /J#61vaScript /J#53 (1) >>',
  'an opening': '/OpenAction [4 0 R /Fit]',
  'actions of its own': '/AA << /WC << /S /Named >> >>',
  'a program to start': '/Launch << /F (cmd.exe) >>',
  'an action that starts a program': '/A << /S /Launch /F (cmd.exe) >>',
  'a file inside': '/Names << /EmbeddedFiles 9 0 R >>',
  'one file inside': '/EF << /F 9 0 R >> /Type /EmbeddedFile',
  'a form of its own': '/AcroForm << /XFA 9 0 R >>',
  'a form to send': '/A << /S /SubmitForm /F (https://example.com) >>',
  'data to bring in': '/A << /S /ImportData >>',
  media: '/Subtype /RichMedia',
  'a bare script': '/JS (1)',
  'a link': '/A << /S /URI /URI (https://example.com) >>',
  'a link spelt in hex': '/A << /S /U#52I /U#52I (https://example.com) >>',
  'the base of links': '/URI << /Base (https://example.com) >>',
  'a link to a file elsewhere': '/A << /S /GoToR /F (\\\\\\\\example.com\\\\share) /D [0 /Fit] >>',
  'a link to a file inside': '/A << /S /GoToE /D [0 /Fit] >>',
  'a film': '/A << /S /Movie /T (film) >>',
  'a sound': '/A << /S /Sound /Sound 9 0 R >>',
  'a rendition': '/A << /S /Rendition /OP 0 >>',
  'a form': '/AcroForm << /Fields [9 0 R] >>',
  'a form of XFA': '/XFA 9 0 R',
  annotations: '/Annots [9 0 R]',
  'annotations in another object': '/Annots 9 0 R',
}

/** Objects as a packed stream holds them, where a search of the file finds nothing. */
const hidden = (content: string, dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode') =>
  stream(dictionary, packed(`9 0  ${content}`))

const pdf = (name: string, bytes: Buffer, codes: readonly string[]): HostileFile => ({
  name: `a PDF with ${name}`,
  url: dataUrl('application/pdf', bytes),
  codes,
})

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
const HEAD = '/Type /ObjStm /N 1 /First 5'
const around = (object: ReturnType<typeof hidden>) => pdfOf([...paperObjects(), object])

/** Scripts in packings that a search has to see through, or refuse. */
function hidingPdfs(): HostileFile[] {
  const ascii85 = Buffer.from(`<~${toAscii85(packed(`9 0  ${SCRIPT}`))}~>`.slice(2))
  const hex = Buffer.from(`${packed(`9 0  ${SCRIPT}`).toString('hex')}>`)
  return [
    ...Object.entries(ACTIONS).map(([what, text]) =>
      pdf(`${what}, packed away`, around(hidden(`<< ${text} >>`)), UNSAFE),
    ),
    pdf(
      'a script in a stream that names no type',
      around(hidden(SCRIPT, '/N 1 /First 5 /Filter /FlateDecode')),
      UNSAFE,
    ),
    pdf(
      'a script packed twice',
      around(stream(`${HEAD} /Filter [/FlateDecode /FlateDecode]`, deflateSync(packed(SCRIPT)))),
      UNSAFE,
    ),
    pdf(
      'a script in ASCII85',
      around(stream(`${HEAD} /Filter [/ASCII85Decode /FlateDecode]`, ascii85)),
      UNSAFE,
    ),
    pdf(
      'a script in hex',
      around(stream(`${HEAD} /Filter [/ASCIIHexDecode /FlateDecode]`, hex)),
      UNSAFE,
    ),
    pdf(
      'a script in LZW',
      around(stream(`${HEAD} /Filter /LZWDecode`, Buffer.from('abc'))),
      UNSAFE,
    ),
    pdf(
      'a script behind a predictor',
      around(hidden(SCRIPT, `${HEAD} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`)),
      UNSAFE,
    ),
    pdf('a filter of another object', around(hidden(SCRIPT, `${HEAD} /Filter 8 0 R`)), UNSAFE),
    pdf('a script in plain objects', around(stream(HEAD, Buffer.from(`9 0  ${SCRIPT}`))), UNSAFE),
    pdf(
      'a script behind a false end',
      around(stream(`${HEAD} /Filter /FlateDecode`, falseEnd(`9 0  ${SCRIPT}`))),
      UNSAFE,
    ),
    pdf(
      'a link between the words of a false stream',
      pdfOf([...paperObjects(), '(stream\n) << /S /URI /URI (https://example.com) >> (endstream)']),
      UNSAFE,
    ),
    pdf(
      'a raw stream',
      around(stream(`${HEAD} /Filter /FlateDecode`, deflateRawSync(Buffer.from(SCRIPT)))),
      UNSAFE,
    ),
  ]
}

function burstingPdfs(): HostileFile[] {
  return [
    pdf(
      'a bomb',
      around(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000)))),
      UNSAFE,
    ),
    pdf(
      'many small bombs',
      pdfOf([
        ...paperObjects(),
        ...Array.from({ length: 6 }, () =>
          stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(30_000_000))),
        ),
      ]),
      UNSAFE,
    ),
  ]
}

/** Stored, not packed, so that `endstream` comes in the bytes before the script does. */
const falseEnd = (text: string): Buffer =>
  deflateSync(Buffer.from(`\nendstream\n${text}`), { level: 0 })

function toAscii85(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    let signs = ''
    for (let index = 0; index < 5; index += 1) {
      signs = String.fromCharCode(33 + (value % 85)) + signs
      value = Math.floor(value / 85)
    }
    text += signs.slice(0, group.length + 1)
  }
  return text
}

export function hostilePdfs(): HostileFile[] {
  const plain = pdfOf(paperObjects())
  return [
    ...Object.entries(ACTIONS).map(([what, text]) =>
      pdf(what, pdfOf(paperObjects(1, text)), UNSAFE),
    ),
    ...hidingPdfs(),
    ...burstingPdfs(),
    pdf('a password', pdfOf(paperObjects(), { trailer: '/Encrypt 9 0 R' }), ['document_locked']),
    pdf('a password spelt in hex', pdfOf(paperObjects(), { trailer: '/Encr#79pt 9 0 R' }), [
      'document_locked',
    ]),
    pdf(
      'a password in a packed table',
      pdfOf([...paperObjects(), hidden('<< /Encrypt 9 0 R >>')]),
      ['document_locked'],
    ),
    pdf('21 pages', pdfOf(paperObjects(21)), ['document_too_many_pages']),
    pdf('200 pages', pdfOf(paperObjects(200)), ['document_too_many_pages']),
    pdf('no pages', pdfOf(['<< /Type /Catalog >>']), UNREADABLE),
    pdf('a zip behind it', pdfOf(paperObjects(), { tail: ZIP.toString('latin1') }), UNSAFE),
    pdf('a page behind it', pdfOf(paperObjects(), { tail: '<script>1</script>' }), BROKEN),
    pdf(
      'a page before its objects',
      pdfOf(paperObjects(), { head: '%PDF-1.7\n<html><script>1</script>\n' }),
      UNSAFE,
    ),
    pdf('the test virus inside', pdfOf(paperObjects(), { head: `%PDF-1.7\n%${EICAR}\n` }), UNSAFE),
    pdf('something before its head', pdfOf(paperObjects(), { head: '\n\n%PDF-1.7\n' }), KIND),
    pdf('a head of no version', pdfOf(paperObjects(), { head: '%PDF-x\n' }), UNREADABLE),
    pdf('no end', plain.subarray(0, -10), UNREADABLE),
    pdf('half of it', plain.subarray(0, plain.length / 2), UNREADABLE),
    pdf(
      'a table elsewhere',
      Buffer.from(plain.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
      UNREADABLE,
    ),
    pdf('nothing else', Buffer.from('%PDF-1.7\n%%EOF'), UNREADABLE),
    pdf(
      '6,000 streams',
      pdfOf([
        ...paperObjects(),
        ...Array.from({ length: 6000 }, () => stream('', Buffer.from('a'))),
      ]),
      UNSAFE,
    ),
    pdf(
      'a flood of words',
      pdfOf([...paperObjects(), `(${'>> stream\n'.repeat(300_000)})`]),
      UNSAFE,
    ),
  ]
}
