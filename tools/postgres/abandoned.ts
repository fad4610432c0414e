import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { isLivingPostgres } from './process-state.ts'

// Runs next to a temporary server. Its input ends when the process that started the server has gone,
// even by kill -9: then it stops the server and removes its folder.

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: node tools/postgres/abandoned.ts <folder>')

for await (const _ of process.stdin);

const lock = path.join(folder, 'postgres', 'data', 'postmaster.pid')
const server = fs.existsSync(lock) ? Number.parseInt(fs.readFileSync(lock, 'utf8'), 10) : 0
if (server > 0 && isLivingPostgres(server)) process.kill(server, 'SIGQUIT')
fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
