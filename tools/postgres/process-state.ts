import fs from 'node:fs'
import process from 'node:process'

export function isLivingProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** False for a dead process, a zombie that nobody collected, and a number that another program got. */
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
