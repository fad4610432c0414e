import type { FormFault } from './form-error-summary.tsx'

/** What is wrong with a form's fields, in their order; where nothing is, what the server said. */
export function formFaults<Name extends string>(
  names: readonly Name[],
  messageOf: (name: Name) => string | undefined,
  fault: string | undefined,
): FormFault[] {
  const faults = names.flatMap((name) => {
    const message = messageOf(name)
    return message === undefined ? [] : [{ name, message }]
  })
  return faults.length === 0 && fault ? [{ message: fault }] : faults
}
