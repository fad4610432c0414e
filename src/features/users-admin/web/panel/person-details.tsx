import { messages as eventTexts } from '#features/chef-events/messages.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import { momentIn } from '#ui/moment.ts'
import { PersonAuditLog } from './person-audit-log.tsx'
import { Line, Section } from './section.tsx'

export function PersonDetails({ person }: { person: Person }) {
  const words = useTexts(adminTexts)
  const { roles } = useTexts(messages)
  const language = useLanguage()
  const moment = (at: string) => momentIn(language, at)
  const { panel } = words
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        {person.roles.map((role) => (
          <Chip key={role} tone="picked">
            {roles[role]}
          </Chip>
        ))}
      </div>
      {person.suspension && (
        <Notice tone="bad">
          <strong>{panel.suspended(moment(person.suspension.since))}</strong>
          {person.suspension.reason !== '' && (
            <span dir="auto" className="block text-start">
              {panel.reason(person.suspension.reason)}
            </span>
          )}
        </Notice>
      )}
      <Facts person={person} />
      <Plans person={person} />
      <Payments person={person} />
      <ChefEvents person={person} />
      <Applications person={person} />
      <Section title={panel.sessions} isEmpty={person.sessions.length === 0}>
        {person.sessions.map(({ id, device, lastSeenAt }) => (
          <Line key={id} start={<bdi>{device || panel.unknownDevice}</bdi>}>
            <span className="text-muted">{panel.seen(moment(lastSeenAt))}</span>
          </Line>
        ))}
      </Section>
      <PersonAuditLog actions={person.acts} />
    </div>
  )
}

function Facts({ person }: { person: Person }) {
  const { panel, never } = useTexts(adminTexts)
  const language = useLanguage()
  const moment = (at: string) => momentIn(language, at)
  const day = (at: string) => formatDay(dayOf(new Date(at)), language, 'long')
  const factor = person.secondFactor
  return (
    <Section title={panel.facts}>
      <Line start={panel.number}>
        <bdi dir="ltr">#{person.id}</bdi>
      </Line>
      <Line start={panel.phone}>
        <CustomerPhone phone={person.phone} isLink />
      </Line>
      {person.email !== '' && (
        <Line start={panel.email}>
          <bdi>{person.email}</bdi>
        </Line>
      )}
      <Line start={panel.language}>{panel.languages[person.language]}</Line>
      <Line start={panel.since}>{formatDay(person.since, language, 'long')}</Line>
      <Line start={panel.lastSeen}>
        {person.lastSeenAt === null ? never : moment(person.lastSeenAt)}
      </Line>
      <Line start={panel.addresses}>{person.addresses}</Line>
      <Line start={panel.factor}>
        {factor
          ? panel.factorSince(day(factor.enrolledAt), String(factor.recoveryCodesLeft))
          : panel.factorNone}
      </Line>
    </Section>
  )
}

function Plans({ person }: { person: Person }) {
  const { panel, planStatuses } = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <Section title={panel.plans} isEmpty={person.plans.length === 0}>
      {person.plans.map(({ id, planName, status, startDate }) => (
        <Line
          key={id}
          start={
            <a href={`/admin/subscriptions/${id}`} className="text-link">
              {planName} <bdi dir="ltr">#{id}</bdi>
            </a>
          }
        >
          {planStatuses[status]} · {formatDay(startDate, language, 'long')}
        </Line>
      ))}
    </Section>
  )
}

function Payments({ person }: { person: Person }) {
  const { panel, paymentStates } = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <Section title={panel.payments} isEmpty={person.payments.length === 0}>
      {person.payments.map(({ id, reference, amount, state, at }) => (
        <Line
          key={id}
          start={
            <a
              href={`/admin/payments?search=${encodeURIComponent(reference)}`}
              className="text-link"
            >
              <Price dirhams={amount} decimals="always" />
            </a>
          }
        >
          {paymentStates[state]} · {formatDay(dayOf(new Date(at)), language, 'long')}
        </Line>
      ))}
    </Section>
  )
}

function ChefEvents({ person }: { person: Person }) {
  const { panel } = useTexts(adminTexts)
  const { eventTypes, statuses } = useTexts(eventTexts)
  const language = useLanguage()
  if (person.chefEvents.length === 0) return null
  return (
    <Section title={panel.chefEvents}>
      {person.chefEvents.map(({ id, eventType, status, eventDate }) => (
        <Line
          key={id}
          start={
            <a href={`/admin/chef-events?event=${id}`} className="text-link">
              {eventTypes[eventType]} <bdi dir="ltr">#{id}</bdi>
            </a>
          }
        >
          {statuses[status]} · {formatDay(eventDate, language, 'long')}
        </Line>
      ))}
    </Section>
  )
}

function Applications({ person }: { person: Person }) {
  const { panel, applicationTypes, applicationStatuses } = useTexts(adminTexts)
  if (person.applications.length === 0) return null
  return (
    <Section title={panel.applications}>
      {person.applications.map(({ id, type, status }) => (
        <Line
          key={id}
          start={
            <a href={`/admin/chefs/${id}`} className="text-link">
              {applicationTypes[type]}
            </a>
          }
        >
          {applicationStatuses[status]}
        </Line>
      ))}
    </Section>
  )
}
