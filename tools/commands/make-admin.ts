import process from 'node:process'
import { makeAdmin, type MadeAdmin } from '../../src/features/users-admin/server/public.ts'
import { inTransaction, openDatabase as openPool } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { readAdminPhone } from '../admin-phone.ts'
import { openDatabase } from '../database/database.ts'
import { runCommand, say } from '../progress.ts'
import { readSettings } from '../settings.ts'

const outcomes: Record<MadeAdmin, string> = {
  created: 'has an account now, as an admin: sign in with this number',
  promoted: 'is an admin now, and was signed out everywhere',
  unchanged: 'is an admin already',
}

await runCommand(async () => {
  const phone = readAdminPhone(process.argv[2] ?? '')
  const database = await openDatabase(readSettings())
  const pool = openPool(database.appUrl, createLog('silent'), { maxConnections: 1 })
  try {
    const outcome = await inTransaction(pool.db, (tx) => makeAdmin(tx, phone, new Date()))
    say('admin', `${phone} ${outcomes[outcome]}`)
  } finally {
    await pool.close()
    await database.close()
  }
})
