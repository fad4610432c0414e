import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './places.ts'

/** A repository with one command, whose Node package holds this file. */
function makeRepository(node: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-run-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const put = (file: string, text: string, mode = 0o644) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text, { mode })
  }
  for (const file of ['run.mjs', 'server/follow-parent.mjs']) {
    put(`tools/${file}`, fs.readFileSync(path.join(root, 'tools', file), 'utf8'))
  }
  put('tools/commands/hello.ts', '')
  put('package-lock.json', '{}')
  put('node_modules/.sufra-lock-hash', createHash('sha256').update('{}').digest('hex'))
  const binary = `node_modules/node-linux-${process.arch}/bin/node`
  put(binary, node, 0o755)
  return { folder, binary: path.join(fs.realpathSync(folder), binary) }
}

const run = (folder: string) => {
  const args = [path.join(folder, 'tools', 'run.mjs'), 'hello']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

it.runIf(process.platform === 'linux')('becomes the Node of its package', () => {
  const { folder } = makeRepository('#!/bin/sh\necho "$PPID runs $@"\n')
  const { status, stdout } = run(folder)
  expect(status).toBe(0)
  expect(stdout).toMatch(new RegExp(`^${process.pid} runs .*/tools/commands/hello\\.ts\n$`))
})

it.runIf(process.platform === 'linux')(
  'says in one sentence that the Node of its package cannot be run on this machine',
  () => {
    // As a binary is whose loader this system lacks.
    const { folder, binary } = makeRepository('#!/nowhere/loader\n')
    expect(run(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${binary} could not be started: spawn ${binary} ENOENT\n`,
    })
  },
)
