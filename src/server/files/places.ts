import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The folder of the product, from the sources and from the bundle in `dist` alike. */
export const root = path.dirname(findPackageJSON(import.meta.url) ?? '')

const isBundle = !import.meta.filename.endsWith('.ts')

/** The program of a worker thread, by its path below `src/server`: its source, or its part of the bundle. */
export const workerFile = (name: string): string =>
  isBundle
    ? path.join(root, 'dist/main', `${path.basename(name)}.js`)
    : path.join(root, 'src/server', `${name}.ts`)
