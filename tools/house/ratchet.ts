import type { Finding, SourceFile } from '../checks/source.ts'
import { countFigures, type Figures } from './figures.ts'

/** The figures as they were committed last. */
export const FIGURES_FILE = 'tools/house/figures.json'

const committedIn = (repository: readonly SourceFile[]): Figures =>
  JSON.parse(repository.find(({ file }) => file === FIGURES_FILE)?.text ?? '{}') as Figures

/** A figure of the code that is higher than the committed one: what was tidied stays tidy. */
export function findRisenFigures(repository: readonly SourceFile[]): Finding[] {
  const committed = committedIn(repository)
  return Object.entries(countFigures(repository)).flatMap(([name, count]) => {
    const most = committed[name] ?? 0
    if (count <= most) return []
    const message = `${name}: ${count}, and ${most} before; npm run house shows all figures`
    return [{ file: FIGURES_FILE, line: 1, message }]
  })
}

/** The committed figures with those that have fallen; one that rose stays as it was. */
export const lowered = (repository: readonly SourceFile[]): string => rewrite(repository, Math.min)

/** The same with those that have risen, for a new feature, which is begun on purpose. */
export const raised = (repository: readonly SourceFile[]): string => rewrite(repository, Math.max)

function rewrite(
  repository: readonly SourceFile[],
  choose: (count: number, most: number) => number,
): string {
  const committed = committedIn(repository)
  const figures = Object.entries(countFigures(repository)).map(([name, count]) => [
    name,
    choose(count, committed[name] ?? count),
  ])
  return `${JSON.stringify(Object.fromEntries(figures), undefined, 2)}\n`
}
