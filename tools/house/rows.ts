import path from 'node:path'
import { quantile, type FileMeasure } from './measure.ts'

export const COLUMNS = [
  'Code',
  'kLOC',
  'files',
  'file med/p90',
  'function med/p90',
  '>60',
  'fullest folder',
  'files <30',
  'comment',
  'any/k',
  'casts/k',
  'functions with 4+ parameters',
] as const

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %`

const perThousand = (count: number, lines: number): string =>
  lines === 0 ? '0.00' : ((1000 * count) / lines).toFixed(2)

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const spread = (values: readonly number[]): string =>
  `${quantile(values, 0.5)}/${quantile(values, 0.9)}`

export const linesOf = (measures: readonly FileMeasure[]): number =>
  sum(measures.map(({ lines }) => lines))

/** The table's row of some files: the same measures, in the order of the columns. */
export function rowOf(name: string, measures: readonly FileMeasure[]): string[] {
  const lines = linesOf(measures)
  const functions = measures.flatMap((one) => one.functions)
  const long = functions.filter((one) => one.lines > 60).length
  const wide = functions.filter((one) => one.parameters >= 4).length
  const folders = Map.groupBy(measures, ({ file }) => path.posix.dirname(file))
  const short = measures.filter((one) => one.lines < 30).length
  return [
    name,
    (lines / 1000).toFixed(1),
    String(measures.length),
    spread(measures.map((one) => one.lines)),
    spread(functions.map((one) => one.lines)),
    percent(long, functions.length),
    String(Math.max(0, ...[...folders.values()].map((files) => files.length))),
    percent(short, measures.length),
    percent(sum(measures.map((one) => one.commentLines)), lines),
    perThousand(sum(measures.map((one) => one.anys)), lines),
    perThousand(sum(measures.map((one) => one.casts)), lines),
    `${wide} (${percent(wide, functions.length)})`,
  ]
}
