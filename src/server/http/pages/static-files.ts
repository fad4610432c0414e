import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Encoding, Prepared } from '../answers/prepared-answer.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text|application\/(json|manifest)|image\/svg)/
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const NO_STORE = 'no-store'
/** The builder ends a stylesheet's name with a hash of eight letters. */
const STYLESHEET = /^\/assets\/(.+)-[\w-]{8}\.css$/
/** A worker is bound by the policy of its own file. */
const POLICY = "default-src 'self'; frame-ancestors 'none'"

/**
 * The build's files, each read when first asked for and kept from then on, compressed the same way.
 * While two versions of the product are running, a page of one asks the other for its stylesheet: it
 * gets the one of the same name without the hash, which no cache keeps.
 */
export function loadStaticFiles(folder: string): (urlPath: string) => Prepared | undefined {
  const known = new Set<string>()
  const stylesheets = new Map<string, string | undefined>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const urlPath = `/${path.relative(folder, file).split(path.sep).join('/')}`
    known.add(urlPath)
    const name = stylesheetOf(urlPath)
    if (name === undefined) continue
    // Of two with one name no one can say which is meant.
    stylesheets.set(name, stylesheets.has(name) ? undefined : urlPath)
  }
  const read = new Map<string, Prepared>()
  const find = (urlPath: string) => {
    if (!known.has(urlPath)) return undefined
    const found = read.get(urlPath)
    if (found) return found
    const file = path.join(folder, urlPath)
    const prepared = prepareIfThere(file, urlPath)
    if (prepared) read.set(urlPath, prepared)
    return prepared
  }
  return (urlPath) => {
    const file = find(urlPath)
    if (file) return file
    const otherVersion = find(stylesheets.get(stylesheetOf(urlPath) ?? '') ?? '')
    return otherVersion && unkept(otherVersion)
  }
}

/** Another build may have taken the place of the one whose file it is. */
function prepareIfThere(file: string, urlPath: string): Prepared | undefined {
  try {
    return prepareFile(file, urlPath)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Its name without the hash. */
const stylesheetOf = (urlPath: string): string | undefined => STYLESHEET.exec(urlPath)?.[1]

const unkept = (file: Prepared): Prepared => ({
  ...file,
  headers: { ...file.headers, 'cache-control': NO_STORE },
})

function prepareFile(file: string, urlPath: string): Prepared {
  const plain = readFileSync(file)
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const compressed = new Map<Encoding, Buffer>()
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': urlPath.startsWith('/assets/') ? FOREVER : HOUR,
      etag,
      vary: 'accept-encoding',
      'content-security-policy': POLICY,
    },
    etag,
    body: (encoding) => {
      if (encoding === undefined || !COMPRESSIBLE.test(type)) return { bytes: plain }
      let bytes = compressed.get(encoding)
      if (!bytes) {
        bytes = encoding === 'br' ? brotliCompressSync(plain) : gzipSync(plain)
        compressed.set(encoding, bytes)
      }
      return { bytes, encoding }
    },
  }
}
