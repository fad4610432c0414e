import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  definitionOf,
  keepSubmissions,
  needsAttention,
  problemsOf,
  submitTemplates,
  type Submission,
  type TemplateSettings,
} from '../../src/features/messages/server/public.ts'
import { messageTemplates } from '../../src/main/message-templates.ts'
import { META_API } from '../../src/server/config.ts'
import { templateApi } from '../../src/server/gateways/meta/template-api.ts'
import { inTransaction, openDatabase as openPool } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { SettingsReader } from '../../src/server/settings-reader.ts'
import { simulatedWallet } from '../../src/server/gateways/usdt.ts'
import { LANGUAGES } from '../../src/shared/language.ts'
import { openDatabase } from '../database/database.ts'
import { printTemplate } from '../messages/print-template.ts'
import { runCommand, say } from '../progress.ts'
import { readSettings } from '../settings.ts'

await runCommand(async () => {
  const { host, port } = readSettings()
  const { env } = process
  const isForMeta = process.argv.includes('--submit')
  if (isForMeta && !env['PUBLIC_URL']) {
    throw new Error('PUBLIC_URL is not set: the buttons of the templates lead there.')
  }
  const settings: TemplateSettings = {
    secret: 'for the samples of codes, which Meta never sees',
    linkKey: 'for the samples of links',
    publicUrl: addressSetting('PUBLIC_URL', `http://${host}:${port}`),
    usdt: { network: 'TRC-20', address: env['USDT_ADDRESS'] || simulatedWallet.address },
  }
  if (!isForMeta) {
    for (const one of messageTemplates) process.stdout.write(`${printTemplate(one, settings)}\n`)
  }
  const isSound = check(settings)
  const isDone = isSound && (!isForMeta || (await submitAll(settings)))
  if (!isDone) process.exitCode = 1
})

function addressSetting(name: string, fallback: string): string {
  const settings = new SettingsReader(process.env)
  const address = settings.url(name, fallback)
  if (settings.faults.length > 0) throw new Error(settings.faults.join('\n'))
  return address
}

/** Says what Meta would refuse, and whether that is nothing. */
function check(settings: TemplateSettings): boolean {
  const problems = messageTemplates.flatMap((template) =>
    problemsOf(template, settings).map((problem) => `${template.name}: ${problem}`),
  )
  for (const problem of problems) say('WRONG', problem)
  const count = `${messageTemplates.length} in ${LANGUAGES.join(' and ')}`
  say('templates', `${count}, ${problems.length} problems`)
  return problems.length === 0
}

async function submitAll(settings: TemplateSettings): Promise<boolean> {
  const { WHATSAPP_TOKEN: token, WHATSAPP_BUSINESS_ACCOUNT_ID: businessAccountId } = process.env
  if (!token || !businessAccountId) {
    throw new Error('WHATSAPP_TOKEN and WHATSAPP_BUSINESS_ACCOUNT_ID are needed to submit.')
  }
  const apiUrl = addressSetting('WHATSAPP_API_URL', META_API)
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

/** For the shop's checklist and its list of templates with a problem, where the shop was started here. */
async function keep(submissions: readonly Submission[], since: Date): Promise<void> {
  const settings = readSettings()
  const hasShop = settings.databaseUrl || fs.existsSync(path.join(settings.dataFolder, 'postgres'))
  if (!hasShop) return
  const database = await openDatabase(settings)
  const pool = openPool(database.appUrl, createLog('silent'), { maxConnections: 1 })
  try {
    await inTransaction(pool.db, (tx) => keepSubmissions(tx, submissions, since))
  } finally {
    await pool.close()
    await database.close()
  }
}
