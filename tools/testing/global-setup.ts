import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureRole, loginOf, passwordFrom, withLogin } from '../postgres/roles.ts'
import { launchTemporary } from '../postgres/temporary.ts'
import { prepareSchema } from '../database/schema.ts'
import { createDatabase, dropDatabase, urlOf } from '../postgres/databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server as its owner. */
    testServerUrl: string
    /** The test server as the role that the app runs as. */
    testAppUrl: string
    testTemplate: string
  }
}

type Server = { url: string; appUrl: string; stop: () => Promise<void> }

/** A server of one's own may have a real app's role, with a password that is not ours to change. */
async function ensureTestRole(url: string): Promise<string> {
  const name = 'sufra_test_app'
  const login = { name, password: passwordFrom(loginOf(url).password, name) }
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await ensureRole(client, login)
  } finally {
    await client.end()
  }
  return withLogin(url, login)
}

async function reachServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, appUrl: await ensureTestRole(given), stop: async () => undefined }
  const { database, stop } = await launchTemporary()
  return { url: database.url, appUrl: database.appUrl, stop }
}

/** One server for all files: TEST_DATABASE_URL, or an embedded one that forgets everything. */
export default async function setup(project: TestProject) {
  const server = await reachServer()
  const template = `sufra_test_template_${project.name}_${process.pid}`
  try {
    await createDatabase(server.url, template)
    const urls = { ownerUrl: urlOf(server.url, template), appUrl: urlOf(server.appUrl, template) }
    await prepareSchema(urls, true)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServerUrl', server.url)
  project.provide('testAppUrl', server.appUrl)
  project.provide('testTemplate', template)
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
