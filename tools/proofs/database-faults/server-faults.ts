import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { asOwner, type DatabaseFailure } from '../../testing/database-faults.ts'
import type { RunningProduct } from '../../suites/journeys.ts'

/** The processes that another one started, on Linux. */
function childrenOf(pid: number): number[] {
  const isChild = (other: string) => {
    try {
      const stat = fs.readFileSync(`/proc/${other}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
    } catch {
      return false
    }
  }
  return fs.readdirSync('/proc').filter(isChild).map(Number)
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

async function untilAnswering(ownerUrl: string): Promise<void> {
  for (;;) {
    try {
      return await asOwner(ownerUrl, 'select 1')
    } catch {
      await sleep(20)
    }
  }
}

/** The server and all of its processes stand still, as in a virtual machine that is moved. */
export function frozenServer({ databasePid }: RunningProduct): DatabaseFailure {
  let frozen: number[] = []
  return {
    name: 'every process of the server is frozen',
    begin: () => {
      const pid = databasePid()
      signal([pid], 'SIGSTOP')
      frozen = [pid, ...childrenOf(pid)]
      signal(frozen, 'SIGSTOP')
    },
    end: () => signal(frozen, 'SIGCONT'),
  }
}

/** The server ends, and anyone who looks after it starts it again. */
export const restartedServer = (
  { databasePid, ownerUrl }: RunningProduct,
  name: string,
  how: 'SIGINT' | 'SIGKILL',
): DatabaseFailure => ({
  name,
  begin: () => signal([databasePid()], how),
  end: () => untilAnswering(ownerUrl),
})

/** The server turns read-only under its open connections. */
export const turnedReadOnly = ({ ownerUrl }: RunningProduct): DatabaseFailure => ({
  name: 'the server turns read-only under open connections',
  begin: () =>
    asOwner(
      ownerUrl,
      'alter system set default_transaction_read_only = on',
      'select pg_reload_conf()',
    ),
  end: () =>
    asOwner(
      ownerUrl,
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    ),
})
