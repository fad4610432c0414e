import { askedSettings, findSetupErrors, type Setting, type Values } from './env-file.ts'

/** Asks for each setting in turn, with what it is, then again for those at fault. */
export async function askAll(
  question: (text: string) => Promise<string>,
  settings: ReadonlyMap<string, Setting>,
  start: Values,
): Promise<Values> {
  let values = start
  const askFor = async (name: string, error = '') => {
    const current = values[name] ?? ''
    const about = error || settings.get(name)?.description
    const answer = await question(`\n${about}\n${name} [${current}]: `)
    values = { ...values, [name]: answer.trim() || current }
  }
  await askFor('DEMO')
  for (const name of askedSettings(values).filter((one) => one !== 'DEMO')) await askFor(name)
  for (;;) {
    const [error] = findSetupErrors(values)
    if (error === undefined) return values
    const named = [...settings.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(error))
    for (const name of named.filter((one) => one !== 'DEMO' || named.length === 1)) {
      await askFor(name, error)
    }
  }
}
