import fs from 'node:fs'
import process from 'node:process'

export function isLivingProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** False for a dead process, a zombie that no one collected, and a number that another program got. */
export function isLivingPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return isLivingProcess(pid)
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name, state] = /\((.*)\) (.)/.exec(stat) ?? []
    return name === 'postgres' && state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}

/** A server as the lock file of its data folder names it. */
export type ServerLock = {
  pid: number
  /** In seconds since 1970. */
  startedAt: number
}

/** Seconds since 1970 at which a process of Linux started, by the clock as it is now. */
function findStart(pid: number): number | undefined {
  const ticksPerSecond = 100
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const bootedAt = /^btime (\d+)$/m.exec(fs.readFileSync('/proc/stat', 'utf8'))?.[1]
  return bootedAt === undefined ? undefined : Number(bootedAt) + Number(fields[19]) / ticksPerSecond
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/**
 * True where the process of a lock file may be the server of that data folder. Its number can have
 * gone to another program, even to another PostgreSQL: only when nothing at all fits is it taken for
 * that, because a wrong guess would end a running server.
 */
export function isLivingServerOf(dataFolder: string, { pid, startedAt }: ServerLock): boolean {
  if (!isLivingPostgres(pid)) return false
  if (process.platform !== 'linux') return true
  const words = attempt(() => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')) ?? []
  const started = attempt(() => findStart(pid)) ?? startedAt
  return (
    words.includes(dataFolder) ||
    attempt(() => fs.readlinkSync(`/proc/${pid}/cwd`)) === dataFolder ||
    Math.abs(started - startedAt) <= 5
  )
}
