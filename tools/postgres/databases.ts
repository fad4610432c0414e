import pg from 'pg'

async function command(serverUrl: string, ...texts: string[]) {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function createDatabase(serverUrl: string, name: string, template = 'template0') {
  const [database, source] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)]
  await command(
    serverUrl,
    `create database ${database} template ${source} strategy file_copy`,
    // The rights on tables come along from the template, those on the database do not.
    `revoke temporary on database ${database} from public`,
  )
}

export async function dropDatabase(serverUrl: string, name: string) {
  await command(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}
