import path from 'node:path'
import type { SourceFile } from '../checks/source.ts'
import {
  excessOfPublics,
  listLargeSides,
  FOLDER_FILES_MAX,
  FILE_LINES_MAX,
  SIDE_FILES_MAX,
  PUBLIC_NAMES_MAX,
} from './limits.ts'
import { measureFile, parseFile, type FileMeasure, type ParsedFile } from './measure.ts'
import { countPrivateWords, hasOurWords } from './words.ts'

/** What may fall and not rise, by a name that says what is counted. */
export type Figures = Readonly<Record<string, number>>

/** Coordinates of drawings: data that happens to be written in TypeScript. */
const PLATE_DATA = /^src\/features\/plates\/compositions\//

export const isPlateData = (file: string): boolean => PLATE_DATA.test(file)

export const isMeasured = ({ file }: SourceFile): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.tsx?$|\.d\.ts$/.test(file)

/** An address has a file of its own, however short. */
const isRoute = ({ file }: FileMeasure): boolean => file.startsWith('src/routes/')

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The features: folders of which each does one thing that the business does. */
const featureOf = ({ file }: FileMeasure): string | undefined =>
  /^src\/features\/([^/]+)\//.exec(file)?.[1]

function structureOf(files: readonly SourceFile[], measures: readonly FileMeasure[]): Figures {
  const functions = measures.flatMap((one) => one.functions)
  const folders = Map.groupBy(measures, ({ file }) => path.posix.dirname(file))
  const shorterThan = (lines: number) =>
    measures.filter((one) => one.lines < lines && !isRoute(one)).length
  return {
    features: new Set(measures.map(featureOf).filter((one) => one !== undefined)).size,
    [`files over ${FILE_LINES_MAX} lines`]: measures.filter((one) => one.lines > FILE_LINES_MAX)
      .length,
    'files under 30 lines': shorterThan(30),
    'files under 15 lines': shorterThan(15),
    [`folders over ${FOLDER_FILES_MAX} files`]: [...folders.values()].filter(
      (own) => own.length > FOLDER_FILES_MAX,
    ).length,
    [`sides of features over ${SIDE_FILES_MAX} files`]: listLargeSides(files).length,
    [`names of public.ts beyond ${PUBLIC_NAMES_MAX} each`]: excessOfPublics(files),
    'functions over 60 lines': functions.filter((one) => one.lines > 60).length,
    'functions with four or more parameters': functions.filter((one) => one.parameters >= 4).length,
    any: sum(measures.map((one) => one.anys)),
    casts: sum(measures.map((one) => one.casts)),
    useMutation: sum(measures.map((one) => one.mutations)),
  }
}

function wordsOf(files: readonly ParsedFile[]): Figures {
  const figures: Record<string, number> = {}
  const add = (place: string, counts: Record<string, number>) => {
    for (const [word, count] of Object.entries(counts)) {
      const name = `“${word}” in ${place}`
      figures[name] = (figures[name] ?? 0) + count
    }
  }
  for (const counts of files.map(countPrivateWords)) {
    add('names', counts.names)
    add('comments', counts.comments)
  }
  const byName = Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return Object.fromEntries(byName)
}

/** Counts all that may fall and not rise. */
export function countFigures(repository: readonly SourceFile[]): Figures {
  const parsed = repository.filter(hasOurWords).map(parseFile)
  const files = repository.filter(isMeasured)
  const measures = parsed.filter((one) => isMeasured(one)).map(measureFile)
  return { ...structureOf(files, measures), ...wordsOf(parsed) }
}
