import fs from 'node:fs'

const BYTES_PER_MB = 1_000_000
const TICKS_PER_SECOND = 100

/** Resident memory of a process now and at its highest, in MB; Linux tells both. */
export function memoryOf(pid: number): { nowMb: number; highestMb: number } | undefined {
  const file = `/proc/${pid}/status`
  if (!fs.existsSync(file)) return undefined
  const status = fs.readFileSync(file, 'utf8')
  const read = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024) /
    BYTES_PER_MB
  return { nowMb: read('VmRSS'), highestMb: read('VmHWM') }
}

/** Processor seconds that a process has used; not a number where the system does not tell. */
export function processorSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!fs.existsSync(file)) return Number.NaN
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
