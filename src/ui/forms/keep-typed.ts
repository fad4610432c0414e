import { isSame } from '../drafts/merge-draft.ts'

/**
 * What is sent when someone keeps what they typed, although someone else saved: a field that they didn't
 * touch takes what was saved since. Fields that belong together are one: where both changed them, their
 * lists are joined and a yes stays.
 */
export function keepTyped<Values extends object>(
  opened: Values,
  typed: Values,
  newer: Values,
  together: readonly (readonly string[])[] = [],
): Values {
  const merged = { ...typed }
  const names = Object.keys(newer) as (keyof Values & string)[]
  for (const name of names) {
    const group = (together.find((one) => one.includes(name)) ?? [name]) as (keyof Values)[]
    const isIn = (values: Values) => group.some((one) => !isSame(values[one], opened[one]))
    if (!isIn(typed)) merged[name] = newer[name]
    else if (group.length > 1 && isIn(newer)) merged[name] = join(typed[name], newer[name])
  }
  return merged
}

function join<Value>(typed: Value, newer: Value): Value {
  if (Array.isArray(typed) && Array.isArray(newer)) {
    return [...new Set([...(typed as unknown[]), ...(newer as unknown[])])] as Value
  }
  return typed === false ? newer : typed
}
