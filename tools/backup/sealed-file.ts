import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'

/** Compressed and encrypted with AES-256-GCM: mark, fingerprint of the key, nonce, content, tag. */
const MARK = Buffer.from('sufra-b1')
const FINGERPRINT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = MARK.length + FINGERPRINT_BYTES + NONCE_BYTES
/** Little work for the processor: what a database keeps is mostly zeros and text. */
const COMPRESSION = { level: 1 }

export interface BackupKey {
  bytes: Buffer
  /** Names the key without telling it. */
  fingerprint: Buffer
}

export function backupKeyOf(secret: string): BackupKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'sufra', 'backup', 32))
  const name = createHmac('sha256', bytes).update('name').digest()
  return { bytes, fingerprint: name.subarray(0, FINGERPRINT_BYTES) }
}

function headerOf(key: BackupKey): { header: Buffer; nonce: Buffer } {
  const nonce = randomBytes(NONCE_BYTES)
  return { header: Buffer.concat([MARK, key.fingerprint, nonce]), nonce }
}

/** Appears under its name only when it's complete and on the disk. */
async function appear(target: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = `${target}.${process.pid}.part`
  try {
    await write(unfinished)
    const file = await fs.promises.open(unfinished, 'r+')
    await file.sync()
    await file.close()
    await fs.promises.rename(unfinished, target)
  } catch (error) {
    await fs.promises.rm(unfinished, { force: true })
    throw error
  }
}

async function sealFile(open: () => Readable, target: string, key: BackupKey): Promise<void> {
  const { header, nonce } = headerOf(key)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  await appear(target, async (unfinished) => {
    await fs.promises.writeFile(unfinished, header, { mode: 0o600 })
    const output = fs.createWriteStream(unfinished, { flags: 'a' })
    await pipeline(open(), createGzip(COMPRESSION), cipher, output)
    await fs.promises.appendFile(unfinished, cipher.getAuthTag())
  })
}

/** Answers false where the source is gone: a dropped table, or WAL that another process shipped. */
export async function sealIfThere(
  open: () => Readable,
  target: string,
  key: BackupKey,
): Promise<boolean> {
  try {
    await sealFile(open, target, key)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

export async function sealBytes(bytes: Buffer, target: string, key: BackupKey): Promise<void> {
  const { header, nonce } = headerOf(key)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  const content = gzipSync(bytes)
  const parts = [header, cipher.update(content), cipher.final(), cipher.getAuthTag()]
  await appear(target, (unfinished) =>
    fs.promises.writeFile(unfinished, Buffer.concat(parts), { mode: 0o600 }),
  )
}

function decipherFor(source: string, keys: readonly BackupKey[], header: Buffer, tag: Buffer) {
  if (!header.subarray(0, MARK.length).equals(MARK)) {
    throw new Error(`${source} is not a part of a backup.`)
  }
  const fingerprint = header.subarray(MARK.length, MARK.length + FINGERPRINT_BYTES)
  const key = keys.find((one) => one.fingerprint.equals(fingerprint))
  if (!key) {
    throw new Error(
      'This backup was sealed with another key: set the BACKUP_KEY, or else the SECRET or SECRET_PREVIOUS, that it was made with.',
    )
  }
  const nonce = header.subarray(MARK.length + FINGERPRINT_BYTES)
  return createDecipheriv('aes-256-gcm', key.bytes, nonce).setAuthTag(tag)
}

/** @throws Error with one line for another key, and for a file that was damaged. */
export async function openFile(
  source: string,
  target: string,
  keys: readonly BackupKey[],
): Promise<void> {
  const file = await fs.promises.open(source, 'r')
  try {
    const { size } = await file.stat()
    const header = Buffer.alloc(HEADER_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await file.read(header, 0, HEADER_BYTES, 0)
    await file.read(tag, 0, TAG_BYTES, Math.max(HEADER_BYTES, size - TAG_BYTES))
    const decipher = decipherFor(source, keys, header, tag)
    const content = fs.createReadStream(source, {
      start: HEADER_BYTES,
      end: size - TAG_BYTES - 1,
    })
    const output = fs.createWriteStream(target, { mode: 0o600 })
    await pipeline(content, decipher, createGunzip(), output).catch((error: unknown) => {
      throw new Error(`${source} is damaged (${String(error)}): restore from another backup.`)
    })
  } finally {
    await file.close()
  }
}

export function isSealedWith(source: string, { fingerprint }: BackupKey): boolean {
  const header = fs.readFileSync(source).subarray(0, HEADER_BYTES)
  return header.subarray(MARK.length).indexOf(fingerprint) === 0
}

export function openJson(source: string, keys: readonly BackupKey[]): unknown {
  const all = fs.readFileSync(source)
  const tag = all.subarray(all.length - TAG_BYTES)
  const decipher = decipherFor(source, keys, all.subarray(0, HEADER_BYTES), tag)
  const content = decipher.update(all.subarray(HEADER_BYTES, all.length - TAG_BYTES))
  return JSON.parse(gunzipSync(Buffer.concat([content, decipher.final()])).toString())
}
