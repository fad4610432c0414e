/** Joins class names, leaving out what is false or missing. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

type Choices = Record<string, Record<string, string>>
type Chosen<C extends Choices> = { [K in keyof C]?: keyof C[K] | undefined }

/** A class name by named choices: `variants('btn', { size: { sm: '…', md: '…' } }, { size: 'md' })`. */
export const variants =
  <const C extends Choices>(base: string, choices: C, usual: { [K in keyof C]: keyof C[K] }) =>
  (chosen: Chosen<C> = {}, more?: string): string =>
    cx(
      base,
      ...Object.keys(choices).map((name) => {
        const key = chosen[name] ?? usual[name]
        return choices[name]?.[String(key)]
      }),
      more,
    )
