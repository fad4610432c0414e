import fs from 'node:fs'

const BYTES_PER_MB = 1_000_000
const TICKS_PER_SECOND = 100

/** Resident memory of a process now and at its highest, in MB; Linux reports both. */
export function memoryOf(pid: number): { nowMb: number; highestMb: number } | undefined {
  const file = `/proc/${pid}/status`
  if (!fs.existsSync(file)) return undefined
  const status = fs.readFileSync(file, 'utf8')
  const read = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024) /
    BYTES_PER_MB
  return { nowMb: read('VmRSS'), highestMb: read('VmHWM') }
}

/**
 * A process and everything below it that still runs; itself alone where the system does not tell.
 */
export function treeOf(pid: number): { pid: number; command: string }[] {
  if (!fs.existsSync(`/proc/${pid}/cmdline`)) return []
  const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  const list = `/proc/${pid}/task/${pid}/children`
  const below = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').trim().split(' ') : []
  return [{ pid, command }, ...below.filter(Boolean).flatMap((child) => treeOf(Number(child)))]
}

/** Fields of the system's table are counted from the one after the name. */
function readSeconds(pid: number, first: number, second: number): number {
  const file = `/proc/${pid}/stat`
  if (!fs.existsSync(file)) return Number.NaN
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[first]) + Number(fields[second])) / TICKS_PER_SECOND
}

/** Processor seconds that a process has used; not a number where the system does not tell. */
export const processorSecondsOf = (pid: number): number => readSeconds(pid, 11, 12)

/** The same of those below it that have ended. */
export const processorSecondsOfEnded = (pid: number): number => readSeconds(pid, 13, 14)

/** Processor seconds of a process, of those below it, and of those below it that have ended. */
export const processorSecondsOfTree = (pid: number): number =>
  treeOf(pid)
    .flatMap((one) => [processorSecondsOf(one.pid), processorSecondsOfEnded(one.pid)])
    // One that ended after it was found counts with its parent from now on.
    .filter((seconds) => !Number.isNaN(seconds))
    .reduce((sum, seconds) => sum + seconds, 0)

/**
 * Processor seconds of the whole machine, no matter who used them; not a number where it isn't
 * known.
 */
export function processorSecondsOfMachine(): number {
  if (!fs.existsSync('/proc/stat')) return Number.NaN
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .flatMap((line) => line.split(/ +/).map(Number))
  return (user + nice + system + irq + softIrq) / TICKS_PER_SECOND
}
