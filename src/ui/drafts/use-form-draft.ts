import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Draft } from './use-draft.ts'

/** Fills a form of react-hook-form with its draft, and writes down what is typed. */
export function useFormDraft<Values extends FieldValues>(
  { subscribe, setValue, getValues }: UseFormReturn<Values>,
  { values, read, keep }: Draft<Values>,
): void {
  // What a field is by default may be without the draft: the server's HTML knows none.
  const fill = useEffectEvent(() => {
    const shown = getValues()
    const kept = read()
    for (const name of Object.keys(kept) as Path<Values>[]) {
      if (JSON.stringify(shown[name]) === JSON.stringify(kept[name])) continue
      setValue(name, kept[name], { shouldDirty: true })
    }
  })
  const write = useEffectEvent((typed: Values) => keep({ ...values, ...typed }))
  useEffect(() => {
    fill()
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => write(typed),
    })
  }, [subscribe])
}
