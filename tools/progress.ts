const startedAt = performance.now()

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}

export function say(subject: string, text: string) {
  process.stdout.write(`${subject.padEnd(10)} ${text}\n`)
}

/** Runs a step and says its result and time, unless `describe` has nothing to tell of it. */
export async function step<T>(
  subject: string,
  work: () => Promise<T>,
  describe: (result: T) => string | undefined,
): Promise<T> {
  const since = performance.now()
  const result = await work()
  const outcome = describe(result)
  if (outcome !== undefined) say(subject, `${outcome} (${seconds(since)})`)
  return result
}

export function sayTotal(text: string) {
  say('ready', `${text} (${seconds(startedAt)} in all)`)
}

/** Ends the command with one line that says what is wrong and what to do. */
export function giveUp(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a command's work; what goes wrong is said in its own words, without a stack. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error))
  }
}
