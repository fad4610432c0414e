import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { getRequestListener } from '@hono/node-server'
import { openApp } from '../../src/main/open-app.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'

// The API of the product in a process of its own, without the built pages and without job workers.
const config = readConfig(process.env)
const running = await openApp(config, createLog(config.logLevel))
const listener = getRequestListener((request, env) => running.app.fetch(request, env))
const server = createServer((request, response) => void listener(request, response))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
