import fs from 'node:fs'
import http from 'node:http'
import v8 from 'node:v8'
import { findFreePort } from '../tools/server/port.ts'
import { superviseServer, type ServerProcess } from '../tools/server/server-process.ts'
import { KEPT } from './load/requests.ts'

interface Started {
  server: ServerProcess
  port: number
  address: string
}

/** A server process of this bench that is ready. */
export async function start(entry: string, env: Record<string, string>): Promise<Started> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const base = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = superviseServer({ entry, env: { ...base, ...env }, address })
  await server.whenReady()
  return { server, port, address }
}

/** What the product sends to a browser, for the reference to send as well. */
export async function keepAnswers(address: string, file: string) {
  const answers = new Map<string, Awaited<ReturnType<typeof fetchRaw>>>()
  for (const url of Object.values(KEPT)) answers.set(url, await fetchRaw(address + url))
  fs.writeFileSync(file, v8.serialize(answers))
}

const SKIPPED_HEADERS = new Set(['date', 'connection', 'keep-alive'])

async function fetchRaw(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              typeof value === 'string' && !SKIPPED_HEADERS.has(name) ? [[name, value]] : [],
            ),
          )
          resolve({ headers, body: Buffer.concat(chunks) })
        })
      })
      .on('error', reject)
  })
}
