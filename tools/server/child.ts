import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder, root } from '../places.ts'

/** Keeps compiled modules for the next start, and the number of native memory pools low. */
export const lean = {
  NODE_COMPILE_CACHE: path.join(cacheFolder, 'node'),
  MALLOC_ARENA_MAX: '2',
}

/** Of a process that another one of ours starts and that ends with it. */
export const childFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  pathToFileURL(path.join(root, 'tools', 'server', 'leash.mjs')).href,
]
