import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { qpdf } from '#server/files/pdf/qpdf.ts'
import { demoCode, demoPeople } from '../demo-people.ts'
import { builtServer, root } from '../places.ts'
import { findFreePort } from '../server/port.ts'
import { paperObjects, pdfOf } from '../testing/documents.ts'

/** A data folder for one try of one test. */
function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-start-'))
  // PostgreSQL runs as another person where this one is root.
  fs.chmodSync(folder, 0o755)
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

const isRunning = (folder: string) =>
  fs.existsSync(path.join(folder, 'postgres', 'data', 'postmaster.pid'))

const ORDERLY_END_MS = 30_000

/** `npm start` in the folder until its last line, and what it prints. */
async function start(folder: string, env: Readonly<Record<string, string>> = {}) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [path.join(root, 'tools', 'run.mjs'), 'start'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: String(port), ...env },
    // A group of its own, so that nothing of it outlives the test.
    detached: process.platform !== 'win32',
  })
  const printed = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk.toString()))
  const gone = once(child, 'close')
  const pid = child.pid ?? 0
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  function kill() {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-pid, 'SIGKILL')
  }
  async function stop() {
    if (isGone()) return
    child.kill('SIGTERM')
    const killer = setTimeout(kill, ORDERLY_END_MS)
    await gone
    clearTimeout(killer)
  }
  // After a failure, too; before the folder goes.
  onTestFinished(stop, ORDERLY_END_MS * 2)
  const lastPage = demoPeople.at(-1)?.page ?? ''
  await vi.waitFor(
    () => {
      if (isGone()) throw new Error(`npm start ended: ${printed.error}`)
      expect(printed.out).toContain(lastPage)
    },
    { timeout: 120_000 },
  )
  return { pid, port, address: `http://127.0.0.1:${port}`, printed, stop }
}

/** What runs below a process, as Linux reports it. */
function listChildren(pid: number): string[] {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.map((child) => fs.readFileSync(`/proc/${child}/cmdline`, 'utf8'))
}

async function signIn(address: string, phone: string) {
  const answer = await fetch(`${address}/api/auth/verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, otp: demoCode }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  return { status: answer.status, cookie }
}

/** Files and packages that the bundle finds by their place, each asked for once. */
async function touchEachKind(address: string, cookie: string) {
  const read = (place: string) => fetch(address + place, { headers: { cookie } })
  const answers = await Promise.all([
    read('/readyz'),
    read('/simulator/assets/frame.css'),
    read('/simulator/assets/latin-400.woff2'),
    read('/plates/machboos-128.webp'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  expect(await (await read('/api/openapi.json')).json()).toMatchObject({ info: { version } })
  expect(await (await read('/')).text()).toContain('data-src=')
  const [invoice] = (await (await read('/api/invoices')).json()) as { id: number }[]
  const pdf = await read(`/api/invoices/${invoice?.id}/document`)
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const inspector = new Worker(path.join(path.dirname(builtServer), 'inspect-pdf-worker.js'))
  const lock = ['--encrypt', '', 'owner', '256', '--']
  const { file: locked } = await qpdf(pdfOf(paperObjects()), lock)
  inspector.postMessage(locked, [])
  expect(await once(inspector, 'message')).toEqual([{ bytes: expect.any(Uint8Array) }])
  await inspector.terminate()
}

/** What a start says, without times and without what a server on a busy machine may warn of. */
const linesOf = (text: string) =>
  text
    .trimEnd()
    .replaceAll(/ \([\d.]+ s( in all)?\)/g, '')
    .split('\n')
    .filter((line) => !/^warn {7}/.test(line))

const ending = ({ address }: { address: string }) => [
  `ready      ${address}`,
  `demo       sign in with one of these numbers and the code ${demoCode}`,
  '           +971500000001  customer    /dashboard',
  '           +971500000002  restaurant  /kitchen',
  '           +971500000003  admin       /admin',
  '           +971500000004  chef        /chef-dashboard',
]

it('npm start seeds an empty folder, ends with the address and the demo people, and serves them', async () => {
  const folder = makeFolder()
  const product = await start(folder)
  expect(isRunning(folder)).toBe(true)
  expect((await fetch(product.address)).status).toBe(200)
  for (const { phone, page } of demoPeople) {
    const { status, cookie } = await signIn(product.address, phone)
    expect([page, status]).toEqual([page, 200])
    const shown = await fetch(product.address + page, { headers: { cookie }, redirect: 'manual' })
    expect([page, shown.status]).toEqual([page, 200])
    if (page === '/dashboard') await touchEachKind(product.address, cookie)
  }
  await product.stop()
  const lines = linesOf(product.printed.out)
  expect(lines.slice(-6)).toEqual(ending(product))
  expect(lines.length).toBeLessThanOrEqual(12)
  expect(lines).toContainEqual(expect.stringMatching(/^migrations \d+ applied$/))
  // No list of migrations, no JSON, no requests.
  expect(lines.join('\n')).not.toMatch(/\.sql|[{}]|\/api\//)
  expect(product.printed.error).toBe('')
  expect(isRunning(folder)).toBe(false)
})

it.runIf(process.platform === 'linux')(
  'npm start stays as one process next to server and database, which ends them when it is asked to',
  async () => {
    const folder = makeFolder()
    const product = await start(folder)
    const own = fs.readFileSync(`/proc/${product.pid}/cmdline`, 'utf8')
    const children = listChildren(product.pid)
    await product.stop()
    expect(own).toContain('tools/commands/start.ts')
    expect(children.map((line) => /serve\.js|postgres/.exec(line)?.[0] ?? '').toSorted()).toEqual([
      'postgres',
      'serve.js',
    ])
    await expect(fetch(product.address)).rejects.toThrow('fetch failed')
    expect(isRunning(folder)).toBe(false)
  },
)

it('npm start says of what is there already only that it answers, and logs requests where LOG_LEVEL asks for them', async () => {
  const folder = makeFolder()
  const first = await start(folder)
  await first.stop()

  const quiet = await start(folder)
  await quiet.stop()
  const [database, ...lines] = linesOf(quiet.printed.out)
  expect(database).toMatch(/^database   embedded PostgreSQL started on port \d+$/)
  expect(lines).toEqual(['server     answers', ...ending(quiet)])

  const asked = await start(folder, { LOG_LEVEL: 'info' })
  await signIn(asked.address, demoPeople[0].phone)
  await asked.stop()
  expect(asked.printed.out).toMatch(
    /^info +request \(.*route: POST \/api\/auth\/verify-otp, status: 200/m,
  )
  expect(asked.printed.out).not.toMatch(/^\{/m)
})
