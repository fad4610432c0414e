import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/database/migrate.ts'
import { launchPostgres } from '../postgres/launch.ts'
import { createDatabase, dropDatabase, urlOf } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
    testTemplate: string
  }
}

const migrations = path.join(import.meta.dirname, '..', '..', 'migrations')

async function launchTemporary() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-tests-'))
  fs.chmodSync(folder, 0o755)
  const database = await launchPostgres({ folder, isDurable: false })
  return {
    url: database.url,
    async stop() {
      await database.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One server for all files: TEST_DATABASE_URL, or an embedded one that forgets everything. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await launchTemporary()
  const template = `sufra_test_template_${process.pid}`
  await createDatabase(server.url, template)
  await migrate(urlOf(server.url, template), migrations)
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
