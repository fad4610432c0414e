import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findPrevious } from '../../src/server/config.ts'
import { root } from '../places.ts'
import { step } from '../progress.ts'
import type { Settings } from '../settings.ts'
import type { DatabaseUrls } from './client.ts'
import { prepareSchema } from './schema.ts'
import { ensureSecret } from './secret.ts'
import {
  forgetSeedMark,
  isCatalogueAsLaid,
  isSeeded,
  keepCatalogueMark,
  keepSeedMark,
  presentSeeds,
} from './seed-mark.ts'

function explainWantOfRights(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== '42501') throw error
  throw new Error(
    `${String(error)}: migrations need the role that owns the tables, in MIGRATION_DATABASE_URL`,
    { cause: error },
  )
}

export async function applyMigrations(
  { ownerUrl, appUrl }: DatabaseUrls,
  { hasDemoClock }: Pick<Settings, 'hasDemoClock'>,
): Promise<string[]> {
  return step(
    'migrations',
    () => prepareSchema({ ownerUrl, appUrl }, hasDemoClock).catch(explainWantOfRights),
    ({ length }) => (length > 0 ? `${length} applied` : undefined),
  )
}

type Seeds = {
  seed: (input: {
    databaseUrl: string
    now: Date
    demo: boolean
    secret: string
    secretPrevious: string | undefined
  }) => Promise<unknown>
  seedBeginning: (input: { databaseUrl: string; demo: boolean }) => Promise<unknown>
}

async function importSeeds(): Promise<Seeds> {
  const file = pathToFileURL(path.join(root, 'seeds', 'run.ts'))
  return (await import(file.href)) as Seeds
}

export async function applySeeds(
  url: string,
  settings: Pick<Settings, 'isDemo' | 'dataFolder' | 'databaseUrl'>,
) {
  const { isDemo } = settings
  const mark = presentSeeds(isDemo)
  await step(
    'seed',
    async () => {
      const { seed } = await importSeeds()
      const secret = isDemo ? await ensureSecret(url, settings) : ''
      const secretPrevious = findPrevious(process.env)
      await forgetSeedMark(url)
      await seed({ databaseUrl: url, now: new Date(), demo: isDemo, secret, secretPrevious })
      await keepSeedMark(url, mark)
      await keepCatalogueMark(url)
    },
    () =>
      isDemo ? 'the demo’s kitchens and people are there' : 'areas, dishes and plans are there',
  )
}

/**
 * For a start: leaves the demo's people as they are where these seeds have laid them. The catalogue is
 * laid where it isn't as they left it: another version may have replaced its dishes and allergens.
 */
export async function applyNewSeeds(
  url: string,
  settings: Pick<Settings, 'isDemo' | 'dataFolder' | 'databaseUrl'>,
) {
  const { isDemo } = settings
  if (!(await isSeeded(url, presentSeeds(isDemo)))) return applySeeds(url, settings)
  if (await isCatalogueAsLaid(url)) return
  const { seedBeginning } = await importSeeds()
  await seedBeginning({ databaseUrl: url, demo: isDemo })
  await keepCatalogueMark(url)
}
