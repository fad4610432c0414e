import { Switch } from '#ui/choices/switch.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Choices } from '../../rules.ts'
import { SettingsCard } from './settings-card.tsx'
import type { Change } from './use-settings.ts'

const TOGGLES = ['email', 'sms', 'whatsapp', 'choosing', 'marketing'] as const

const HINTS: Partial<Record<(typeof TOGGLES)[number], 'choosingHint' | 'marketingHint'>> = {
  choosing: 'choosingHint',
  marketing: 'marketingHint',
}

export function NotificationSettings(props: {
  value: Choices['notifications']
  onChange: (change: Change) => void
}) {
  const { settings } = useTexts(messages)
  return (
    <SettingsCard title={settings.notifications} lead={settings.notificationsHint}>
      {TOGGLES.map((name) => (
        <Switch
          key={name}
          name={name}
          label={settings[name]}
          hint={HINTS[name] && settings[HINTS[name]]}
          value={props.value[name]}
          onChange={(isOn) => props.onChange({ notifications: { [name]: isOn } })}
        />
      ))}
    </SettingsCard>
  )
}
