import { ExternalLink } from 'lucide-react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Switch } from '#ui/choices/switch.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Choices } from '../../rules.ts'
import type { Settings } from '../queries.ts'
import { SettingsCard } from './settings-card.tsx'
import type { Change } from './use-settings.ts'

export function PrivacySettings(props: {
  value: Choices['privacy']
  consents: Settings['consents']
  onChange: (change: Change) => void
}) {
  const { settings } = useTexts(messages)
  const language = useLanguage()
  const withDate = (hint: string, at: string | null) =>
    at === null
      ? hint
      : `${hint} ${settings.consentSince(formatDay(dayOf(new Date(at)), language, 'long'))}`
  return (
    <SettingsCard title={settings.privacy}>
      <Notice tone="info">{settings.consentNote}</Notice>
      <Switch
        name="dataSharing"
        label={settings.dataSharing}
        hint={withDate(settings.dataSharingHint, props.consents.dataSharing)}
        value={props.value.dataSharing}
        onChange={(isOn) => props.onChange({ privacy: { dataSharing: isOn } })}
      />
      <Switch
        name="thirdPartySharing"
        label={settings.thirdParty}
        hint={withDate(settings.thirdPartyHint, props.consents.thirdPartySharing)}
        value={props.value.thirdPartySharing}
        onChange={(isOn) => props.onChange({ privacy: { thirdPartySharing: isOn } })}
      />
      <a
        href="/privacy"
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 w-fit items-center gap-2"
      >
        {settings.policy}
        <span className="sr-only">{settings.newTab}</span>
        <ExternalLink className="flip" />
      </a>
    </SettingsCard>
  )
}
