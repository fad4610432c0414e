import {
  isCallOf,
  parse,
  textOf,
  walk,
  type SourceFile,
  type SyntaxNode,
} from '../checks/source.ts'
import { partOf } from '../checks/tables/foreign-reads.ts'
import { nameOf, propertiesOf } from './syntax.ts'

interface JobLine {
  name: string
  when: string
  part: string
  file: string
}

const MINUTES_EAST = 4 * 60

/** Cron in UTC as people of Dubai would say it; what is rarer stays as it is written. */
export function inWords(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.some((part) => part !== '*')) return cron
  if (minute === '*' && hour === '*') return 'every minute'
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (step && hour === '*') return `every ${step} minutes`
  if (!/^\d+$/.test(minute) && !step) return cron
  if (hour === '*') return `every hour at minute ${minute}`
  const often = step ? `every ${step} minutes` : 'every hour'
  const range = /^(\d+)-(\d+)$/.exec(hour)
  if (range) {
    return `${often} from ${clockOf(range[1], step ? 0 : minute)} to ${clockOf(range[2], step ? 59 : minute)}`
  }
  return /^\d+$/.test(hour) && !step ? `every day at ${clockOf(hour, minute)}` : cron
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

function clockOf(hour: string | undefined, minute: string | number): string {
  const minutes = (Number(hour) * 60 + Number(minute) + MINUTES_EAST) % (24 * 60)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** Every `job({ name, cron })` of the product, in the order of their names. */
export function listJobs(files: readonly SourceFile[]): JobLine[] {
  const jobs: JobLine[] = []
  for (const source of files.filter(({ text }) => /\bjob(<[^>]*>)?\(\{/.test(text))) {
    const constants = new Map<string, string>()
    const specs: SyntaxNode[] = []
    walk(parse(source), (node) => {
      if (node.type === 'VariableDeclarator') noteConstant(constants, node)
      if (isCallOf('job', node)) specs.push(...(node['arguments'] as SyntaxNode[]))
    })
    for (const spec of specs) {
      const { name, cron } = propertiesOf(spec)
      const said = textOf(name) ?? constants.get(nameOf(name))
      if (said === undefined) throw new Error(`A job of ${source.file} has no plain name`)
      const when = textOf(cron)
      jobs.push({
        name: said,
        when: when === undefined ? 'when it is asked for' : inWords(when),
        part: partOf(source.file),
        file: source.file,
      })
    }
  }
  return jobs.toSorted((one, other) => one.name.localeCompare(other.name))
}

function noteConstant(constants: Map<string, string>, node: SyntaxNode): void {
  const text = textOf(node['init'])
  if (text !== undefined) constants.set(nameOf(node['id']), text)
}
