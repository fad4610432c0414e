import type { Compilable, CompiledQuery } from 'kysely'
import { runCompiled, type Database } from './database.ts'

class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/**
 * Compiles a query once per process and afterwards only fills in its parameters: the cost of
 * hand-written SQL with Kysely's types. `prepared<{ id: number }>()((db, param) => db.selectFrom(…))`.
 */
export const prepared =
  <P>() =>
  <R>(
    build: (db: Database, param: <K extends keyof P & string>(key: K) => P[K]) => Compilable<R>,
  ) => {
    let compiled: CompiledQuery<R> | undefined
    return async (db: Database, parameters: P): Promise<R[]> => {
      compiled ??= build(db, (key) => new Placeholder(key) as never).compile()
      const values = compiled.parameters.map((value) =>
        value instanceof Placeholder ? (parameters as Record<string, unknown>)[value.key] : value,
      )
      return runCompiled(db, compiled, values)
    }
  }
