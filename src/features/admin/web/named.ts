/** A name in words where there are any. */
export const named = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name
