import { parseSync } from 'vite'
import type { SourceFile } from '../checks/source.ts'

export const FILE_LINES_MAX = 300
export const FOLDER_FILES_MAX = 12
export const SIDE_FILES_MAX = 60
export const PUBLIC_NAMES_MAX = 12

/** Names that a module exports; `export *` counts as one. */
export function countExports({ file, text }: SourceFile): number {
  return parseSync(file, text).module.staticExports.reduce(
    (sum, { entries }) => sum + entries.length,
    0,
  )
}

const sideOf = (file: string): string | undefined =>
  /^src\/features\/([^/]+\/(?:server|web))\//.exec(file)?.[1]

const largestFirst = (counts: readonly [string, number][]): string[] =>
  counts.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`)

/** Sides of features with more files than a side should have. */
export function listLargeSides(files: readonly SourceFile[]): string[] {
  const sides = Map.groupBy(files, ({ file }) => sideOf(file))
  return largestFirst(
    [...sides].flatMap(([side, own]) =>
      side !== undefined && own.length > SIDE_FILES_MAX ? [[side, own.length]] : [],
    ),
  )
}

const publicsOf = (files: readonly SourceFile[]): [string, number][] =>
  files
    .filter(({ file }) => file.endsWith('/public.ts'))
    .map((source) => [sideOf(source.file) ?? source.file, countExports(source)])

/** Modules for other features that export more names than such a module should. */
export const listWidePublics = (files: readonly SourceFile[]): string[] =>
  largestFirst(publicsOf(files).filter(([, count]) => count > PUBLIC_NAMES_MAX))

/** The names that such modules have beyond what each should have. */
export const excessOfPublics = (files: readonly SourceFile[]): number =>
  publicsOf(files).reduce((sum, [, count]) => sum + Math.max(0, count - PUBLIC_NAMES_MAX), 0)
