import type { FormError } from './form-error-summary.tsx'

/** What is wrong with a form's fields, in their order; where nothing is, what the server said. */
export function formErrors<Name extends string>(
  names: readonly Name[],
  messageOf: (name: Name) => string | undefined,
  error: string | undefined,
): FormError[] {
  const errors = names.flatMap((name) => {
    const message = messageOf(name)
    return message === undefined ? [] : [{ name, message }]
  })
  return errors.length === 0 && error ? [{ message: error }] : errors
}
