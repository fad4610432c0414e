import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from './use-draft.ts'

/** Writes what is typed into a form of react-hook-form, whose `defaultValues` are the draft's. */
export function useFormDraft<Values extends FieldValues>(
  { subscribe, reset, getValues }: UseFormReturn<Values>,
  { values, keep }: Draft<Values>,
): void {
  const write = useEffectEvent((typed: Values) => keep({ ...values, ...typed }))
  // The server's HTML knows no draft: it comes with the first look at this browser.
  const fill = useEffectEvent(() => {
    if (JSON.stringify({ ...getValues(), ...values }) !== JSON.stringify(getValues())) reset(values)
  })
  useEffect(() => {
    fill()
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => write(typed),
    })
  }, [subscribe])
}
