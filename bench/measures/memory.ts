import fs from 'node:fs'

const BYTES_PER_MB = 1_000_000

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
