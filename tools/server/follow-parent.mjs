import { readFileSync } from 'node:fs'
import process from 'node:process'

const LOOK_MS = 300

/**
 * @param {number} pid
 * @param {string} file
 */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Undefined where the process is gone, and on systems without /proc. */
const parentOf = (/** @type {number} */ pid) =>
  readProcess(pid, 'stat')
    .replace(/^.*\) \S+ /s, '')
    .split(' ')[0] || undefined

const programOf = (/** @type {number} */ pid) => readProcess(pid, 'cmdline').split('\0')[0] ?? ''

const isShell = (/** @type {number} */ pid) => /(^|\/)(ba|da|z|k|a)?sh$/.test(programOf(pid))

/** Who npm left behind belongs to the first process of the machine, unless that is npm or its shell. */
const isOrphan = (/** @type {number} */ parent) =>
  parent === 1 && programOf(1) !== '' && !isShell(1) && !/\b(npm|node)\b/.test(programOf(1))

/**
 * npm and its shell end by a signal without passing it on: whoever they started sees only that its
 * parent has changed, or that the shell's parent has where npm alone was killed.
 * @param {() => void} stop
 */
export function onParentGone(stop) {
  const parent = process.ppid
  const npm = isShell(parent) ? parentOf(parent) : undefined
  const isGone = () =>
    process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm) || isOrphan(parent)
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    stop()
  }, LOOK_MS)
  timer.unref()
}
