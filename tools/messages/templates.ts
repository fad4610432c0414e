import {
  definitionOf,
  needsAttention,
  problemsOf,
  submitTemplates,
  type Submission,
  type TemplateSettings,
} from '../../src/features/messages/server/public.ts'
import { messageTemplates } from '../../src/main/message-templates.ts'
import { META_API } from '../../src/server/config.ts'
import { templateApi } from '../../src/server/gateways/meta/template-api.ts'
import { SettingsReader } from '../../src/server/settings-reader.ts'
import { simulatedWallet } from '../../src/server/gateways/usdt.ts'
import { LANGUAGES } from '../../src/shared/language.ts'
import { printTemplate } from './print-template.ts'

interface TemplatesCommand {
  env: NodeJS.ProcessEnv
  /** Where the shop answers when PUBLIC_URL is not set. */
  localUrl: string
  /** Submits to Meta; otherwise the templates are printed. */
  isForMeta: boolean
  print: (text: string) => void
  say: (subject: string, text: string) => void
  /** For the shop's checklist and its list of templates with a problem. */
  keep: (submissions: readonly Submission[], since: Date) => Promise<void>
}

/**
 * Whether all is well: nothing that Meta would refuse, and nothing submitted that needs attention.
 * @throws Error with one line for what is not set
 */
export async function runTemplates(command: TemplatesCommand): Promise<boolean> {
  const { env, localUrl, isForMeta, print } = command
  if (isForMeta && !env['PUBLIC_URL']) {
    throw new Error('PUBLIC_URL is not set: the buttons of the templates lead there.')
  }
  const settings: TemplateSettings = {
    secret: 'for the samples of codes, which Meta never sees',
    linkKey: 'for the samples of links',
    publicUrl: addressSetting(env, 'PUBLIC_URL', localUrl),
    usdt: { network: 'TRC-20', address: env['USDT_ADDRESS'] || simulatedWallet.address },
  }
  if (!isForMeta) {
    for (const one of messageTemplates) print(`${printTemplate(one, settings)}\n`)
  }
  const isSound = check(command, settings)
  return isSound && (!isForMeta || (await submitAll(command, settings)))
}

function addressSetting(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const settings = new SettingsReader(env)
  const address = settings.url(name, fallback)
  if (settings.errors.length > 0) throw new Error(settings.errors.join('\n'))
  return address
}

/** Says what Meta would refuse, and whether that is nothing. */
function check({ say }: TemplatesCommand, settings: TemplateSettings): boolean {
  const problems = messageTemplates.flatMap((template) =>
    problemsOf(template, settings).map((problem) => `${template.name}: ${problem}`),
  )
  for (const problem of problems) say('WRONG', problem)
  const count = `${messageTemplates.length} in ${LANGUAGES.join(' and ')}`
  say('templates', `${count}, ${problems.length} problems`)
  return problems.length === 0
}

async function submitAll(
  { env, say, keep }: TemplatesCommand,
  settings: TemplateSettings,
): Promise<boolean> {
  const { WHATSAPP_TOKEN: token, WHATSAPP_BUSINESS_ACCOUNT_ID: businessAccountId } = env
  if (!token || !businessAccountId) {
    throw new Error('WHATSAPP_TOKEN and WHATSAPP_BUSINESS_ACCOUNT_ID are needed to submit.')
  }
  const apiUrl = addressSetting(env, 'WHATSAPP_API_URL', META_API)
  const definitions = messageTemplates.flatMap((template) =>
    LANGUAGES.map((language) => definitionOf(template, language, settings)),
  )
  const since = new Date()
  const submissions: Submission[] = []
  const api = templateApi({ apiUrl, token, businessAccountId })
  for await (const submission of submitTemplates(api, definitions)) {
    const { name, language, result, status, reason } = submission
    say(result, [name, language, status, reason].filter(Boolean).join('  '))
    submissions.push(submission)
  }
  await keep(submissions, since)
  const toDo = submissions.filter(needsAttention).length
  say('submitted', toDo === 0 ? 'all are approved or under review' : `${toDo} need attention`)
  return toDo === 0
}
