import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/database/migrate.ts'
import { migrationsFolder } from '../places.ts'
import { launchTemporary } from '../postgres/temporary.ts'
import { createDatabase, dropDatabase, urlOf } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
    testTemplate: string
  }
}

async function reachServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  const { database, stop } = await launchTemporary()
  return { url: database.url, stop }
}

/** One server for all files: TEST_DATABASE_URL, or an embedded one that forgets everything. */
export default async function setup(project: TestProject) {
  const server = await reachServer()
  const template = `sufra_test_template_${process.pid}`
  try {
    await createDatabase(server.url, template)
    await migrate(urlOf(server.url, template), migrationsFolder)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
