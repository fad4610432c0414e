import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { refuseOldPostgres } from './postgres-version.ts'
import { readSettings } from '../settings.ts'

const servers: net.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(5, type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)])
const text = (value: string) => Buffer.from(`${value}\0`)
const READY = message('Z', Buffer.from('I'))

/** One row with one column, an integer. */
function oneNumber(column: string, value: number): Buffer {
  const digits = Buffer.from(String(value))
  const field = [text(column), int32(0), int16(0), int32(23), int16(4), int32(-1), int16(0)]
  return Buffer.concat([
    message('T', int16(1), ...field),
    message('D', int16(1), int32(digits.length), digits),
    message('C', text('SELECT 1')),
    READY,
  ])
}

/** A server that lets everyone in, says its version to every question and keeps what it was asked. */
async function pretendVersion(version: number): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const answer = (socket: Socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]))
      socket.on('data', (bytes: Buffer) => {
        if (bytes[0] !== 'Q'.charCodeAt(0)) return
        asked.push(bytes.subarray(5, -1).toString())
        socket.write(oneNumber('version', version))
      })
    })
    socket.on('error', () => undefined)
  }
  const server = net.createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `127.0.0.1:${(server.address() as AddressInfo).port}/sufra`, asked }
}

it('PostgreSQL from version 17 on is taken, and an older one is refused in a sentence', () => {
  for (const version of [170_000, 180_004]) {
    expect(() => refuseOldPostgres(version)).not.toThrow()
  }
  expect(() => refuseOldPostgres(150_018)).toThrow(
    'PostgreSQL 15 is too old: Sufra needs version 17 or newer.',
  )
})

it.each(['one role', 'a role for the owner'])(
  'a start on PostgreSQL 15 with %s is refused before anything else is asked or written',
  async (roles) => {
    const { url, asked } = await pretendVersion(150_018)
    const opening = openDatabase({
      ...readSettings(),
      databaseUrl: `postgres://sufra_app:x@${url}`,
      migrationUrl: roles === 'one role' ? undefined : `postgres://sufra:x@${url}`,
    })
    await expect(opening).rejects.toThrow('PostgreSQL 15 is too old')
    expect(asked).toEqual([expect.stringContaining('server_version_num')])
  },
)
