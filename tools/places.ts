import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')
export const migrationsFolder = path.join(root, 'migrations')
export const builtFolder = path.join(root, 'dist')
export const builtServer = path.join(builtFolder, 'main', 'serve.js')
/** What may be deleted at any time. */
export const cacheFolder = path.join(root, 'node_modules', '.cache')
