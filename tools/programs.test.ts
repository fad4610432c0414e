import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isLivingProcess } from './postgres/process-state.ts'

test('a program that a command runs ends when the command is killed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-programs-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const program = path.join(folder, 'program.mjs')
  fs.writeFileSync(
    program,
    `process.stdout.write(String(process.pid))
     setInterval(() => undefined, 1000)`,
  )
  const module = pathToFileURL(path.join(import.meta.dirname, 'programs.ts')).href
  const script = `import { runNode } from ${JSON.stringify(module)}
    await runNode(${JSON.stringify(program)}, [])`
  const command = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [printed] = (await once(command.stdout, 'data')) as [Buffer]
  const pid = Number(String(printed))
  expect(isLivingProcess(pid)).toBe(true)
  command.kill('SIGKILL')
  await vi.waitFor(() => expect(isLivingProcess(pid)).toBe(false), { timeout: 60_000 })
})
