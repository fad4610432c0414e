import highsModule from 'highs'
import { choose, findSafeDishes } from '../../src/features/suggestions/engine/answers/candidates.ts'
import { stateProblem, type Problem } from '../../src/features/suggestions/engine/search/problem.ts'
import { compileSeeded } from './catalogue.ts'
import { constantPoints, writeDay } from './integer-program.ts'
import { drawTask, ONE_DAY } from './profiles.ts'
import { readReferences } from './references.ts'

/** Its types speak of CommonJS; what Node loads is an ES module. */
const loadHighs = highsModule as unknown as typeof highsModule.default

/** Points are whole millionths in the engine and floating in the integer program. */
const TOLERANCE = 0.001

const say = (line: string) => process.stdout.write(`${line}\n`)

const stateDay = (catalogue: ReturnType<typeof compileSeeded>, number: number): Problem => {
  const task = drawTask(catalogue.rows, number, ONE_DAY)
  const choice = choose(catalogue, task, findSafeDishes(catalogue, task))
  if (typeof choice === 'string') throw new Error(`Profile ${number} has no day: ${choice}`)
  return stateProblem(catalogue, task, choice)
}

/**
 * Solves the stored days again as integer programs: the least points that HiGHS proves must be those
 * of our own exhaustive search. What it can't prove in its time is reported, and is no proof.
 */
export async function provesOptima({
  first,
  count,
  seconds,
}: {
  first: number
  count: number
  seconds: number
}): Promise<void> {
  const highs = await loadHighs()
  const catalogue = compileSeeded()
  const wrong: number[] = []
  let open = 0
  for (const { number, points } of readReferences().optima.slice(first, first + count)) {
    const problem = stateDay(catalogue, number)
    const since = performance.now()
    const { Status, ObjectiveValue } = highs.solve(writeDay(problem, points + TOLERANCE), {
      time_limit: seconds,
      mip_rel_gap: 0,
      mip_abs_gap: TOLERANCE / 2,
    })
    const found = ObjectiveValue + constantPoints(problem)
    const taken = ((performance.now() - since) / 1000).toFixed(0)
    say(
      `day ${number}: ${Status}, ${found.toFixed(4)} points, ours ${points.toFixed(4)}, ${taken} s`,
    )
    if (Status === 'Time limit reached') open += 1
    else if (Status !== 'Optimal' || Math.abs(found - points) > TOLERANCE) wrong.push(number)
  }
  if (wrong.length > 0) throw new Error(`Not the optimum: ${wrong.join(', ')}`)
  say(open === 0 ? 'all proven' : `${open} not proven in ${seconds} s each`)
}
