import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { dataUrl, paperObjects, pdfOf, picture } from '../documents.ts'
import {
  BROKEN,
  EICAR,
  KIND,
  PIXELS,
  UNREADABLE,
  UNSAFE,
  ZIP,
  type HostileFile,
} from './hostile-file.ts'
import { chunk, pngOf } from './png.ts'

interface Seeds {
  jpeg: Buffer
  png: Buffer
  webp: Buffer
}

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
type Kind = keyof typeof TYPES
const KINDS = Object.keys(TYPES) as Kind[]

const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])

const comment = (text: string): Buffer => {
  const body = Buffer.from(text)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Files that are a picture and something else too. */
function polyglots({ jpeg, png, webp }: Seeds): HostileFile[] {
  const behind = {
    'a zip': ZIP,
    'a page': Buffer.from('<html><script>alert(1)</script></html>'),
    'a PDF': pdfOf(paperObjects()),
    'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100, 7)]),
    php: Buffer.from('<?php system($_GET[0]); ?>'),
    'an SVG': Buffer.from('<svg onload="alert(1)"/>'),
    'the test virus': Buffer.from(EICAR),
  }
  const seeds = { jpeg, png, webp }
  const appended = KINDS.flatMap((kind) =>
    Object.entries(behind).map(([what, bytes]) => ({
      name: `${kind} with ${what} behind it`,
      url: dataUrl(TYPES[kind], Buffer.concat([seeds[kind], bytes])),
      codes: UNSAFE,
    })),
  )
  const inside = [
    '<script>alert(1)</script>',
    '<?php echo 1 ?>',
    '%PDF-1.7',
    '<svg/>',
    '<html>',
    EICAR,
  ]
  return [
    ...appended,
    ...inside.map((text) => ({
      name: `jpeg with ${text.slice(0, 8)} in a comment`,
      url: dataUrl('image/jpeg', insert(jpeg, 2, comment(text))),
      codes: UNSAFE,
    })),
    ...inside.map((text) => ({
      name: `png with ${text.slice(0, 8)} in its text`,
      url: dataUrl('image/png', insert(png, 33, chunk('tEXt', Buffer.from(`note\0${text}`)))),
      codes: UNSAFE,
    })),
  ]
}

/** Bytes of no kind that is taken, whatever they are called. */
function wrongKinds(): HostileFile[] {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const heic = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(40)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const others: [string, string, Buffer][] = [
    ['a GIF', 'image/gif', gif],
    ['a GIF that is called JPEG', 'image/jpeg', gif],
    ['an SVG', 'image/svg+xml', svg],
    ['an SVG that is called PNG', 'image/png', svg],
    ['a HEIC', 'image/heic', heic],
    ['a HEIC that is called JPEG', 'image/jpeg', heic],
    ['a TIFF', 'image/tiff', Buffer.from('II*\0aaaa')],
    ['a BMP', 'image/bmp', Buffer.from('BMaaaaaa')],
    ['an AVIF', 'image/avif', heic],
    ['a page', 'text/html', Buffer.from('<html></html>')],
    ['a program', 'application/octet-stream', Buffer.from('MZaaaa')],
    ['a zip', 'application/zip', ZIP],
    ['a zip that is called PDF', 'application/pdf', ZIP],
    ['a page that is called PDF', 'application/pdf', Buffer.from('<html>%PDF-1.7</html>')],
    ['the test virus as text', 'text/plain', Buffer.from(EICAR)],
    ['the test virus as JPEG', 'image/jpeg', Buffer.from(EICAR)],
  ]
  return others.map(([name, type, bytes]) => ({ name, url: dataUrl(type, bytes), codes: KIND }))
}

/** Texts that only look like a data URL. */
function brokenUrls({ jpeg }: Seeds): HostileFile[] {
  const base64 = jpeg.toString('base64')
  const texts: [string, string, readonly string[]][] = [
    ['a word', 'placeholder', UNREADABLE],
    ['a path', '/etc/passwd', UNREADABLE],
    ['a link', 'https://example.com/a.jpg', UNREADABLE],
    ['a file link', 'file:///etc/passwd', UNREADABLE],
    ['no base64 mark', `data:image/jpeg,${base64}`, KIND],
    ['a parameter', `data:image/jpeg;name=x;base64,${base64}`, KIND],
    ['two types', `data:image/jpeg,image/png;base64,${base64}`, KIND],
    ['capital letters', `data:IMAGE/JPEG;base64,${base64}`, KIND],
    ['nothing behind it', 'data:image/jpeg;base64,', KIND],
    ['signs that are not base64', `data:image/jpeg;base64,${base64.slice(0, 40)}!!!!`, KIND],
    ['a line break', `data:image/jpeg;base64,${base64.slice(0, 40)}\n${base64.slice(40)}`, KIND],
    [
      'a cut group',
      `data:image/jpeg;base64,${base64.replaceAll('=', '').slice(0, 41)}`,
      UNREADABLE,
    ],
    [
      'padding in the middle',
      `data:image/jpeg;base64,${base64.slice(0, 40)}==${base64.slice(40)}`,
      KIND,
    ],
    ['URL base64', `data:image/jpeg;base64,${base64.slice(0, 40)}-_-_`, KIND],
    ['a space before it', ` data:image/jpeg;base64,${base64}`, UNREADABLE],
  ]
  return texts.map(([name, url, codes]) => ({ name: `a text with ${name}`, url, codes }))
}

/** Pictures that end early, or were changed on the way. */
function truncated(seeds: Seeds): HostileFile[] {
  return KINDS.flatMap((kind) =>
    [0.1, 0.3, 0.6, 0.9].map((part) => ({
      name: `${kind} cut at ${part * 100}%`,
      url: dataUrl(TYPES[kind], seeds[kind].subarray(0, Math.floor(seeds[kind].length * part))),
      codes: BROKEN,
    })),
  )
}

/** Small files that mean to become large ones. */
async function bombs({ jpeg }: Seeds): Promise<HostileFile[]> {
  const sizes: [number, number][] = [
    [30_000, 30_000],
    [65_535, 65_535],
    [1_000_000, 100],
    [6_000, 6_000],
    [0, 100],
  ]
  const wide = Buffer.from(jpeg)
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]))
  wide.writeUInt16BE(60_000, frame + 5)
  wide.writeUInt16BE(60_000, frame + 7)
  const real = await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer()
  return [
    ...sizes.map(([width, height]) => ({
      name: `a PNG that says ${width} x ${height}`,
      url: dataUrl('image/png', pngOf(width, height, 1000)),
      codes: PIXELS,
    })),
    { name: 'a PNG of 36 megapixels', url: dataUrl('image/png', real), codes: PIXELS },
    { name: 'a JPEG that says 60,000 x 60,000', url: dataUrl('image/jpeg', wide), codes: PIXELS },
    {
      name: 'a PNG whose text unpacks to 200 MB',
      url: dataUrl(
        'image/png',
        pngOf(30_000, 30_000, 10, [
          chunk(
            'zTXt',
            Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200_000_000))]),
          ),
        ]),
      ),
      codes: PIXELS,
    },
    {
      name: 'a picture of more than 5 MB',
      url: dataUrl('image/jpeg', Buffer.concat([jpeg, Buffer.alloc(5_300_000)])),
      codes: ['document_too_large', 'invalid_input', 'body_too_large'],
    },
  ]
}

async function moving(): Promise<HostileFile[]> {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((colour) => picture(64, 64, colour).png().toBuffer()),
  )
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const apng = pngOf(4, 4, 52, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))])
  return [
    { name: 'a WebP that moves', url: dataUrl('image/webp', webp), codes: ['document_moves'] },
    { name: 'a PNG that moves', url: dataUrl('image/png', apng), codes: ['document_moves'] },
  ]
}

export async function hostilePictures(): Promise<HostileFile[]> {
  const noise = sharp({
    create: {
      width: 200,
      height: 120,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
  const seeds = {
    jpeg: await noise.clone().jpeg().toBuffer(),
    png: await noise.clone().png().toBuffer(),
    webp: await noise.clone().webp().toBuffer(),
  }
  return [
    ...polyglots(seeds),
    ...wrongKinds(),
    ...brokenUrls(seeds),
    ...truncated(seeds),
    ...(await bombs(seeds)),
    ...(await moving()),
  ]
}
