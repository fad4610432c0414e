import { ArrowRight, Bell, Check, LogOut, Minus, Plus, Settings, UserRound, X } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { Menu } from '../actions/menu.tsx'
import { useWords } from '../words.ts'
import { Avatar } from '../layout/avatar.tsx'
import { Price } from '../food/price.tsx'
import { Row, Section, useSample } from './section.tsx'

export function ActionsSection() {
  const texts = useSample()
  const words = useWords()
  return (
    <Section title={texts.sections.actions}>
      <Row>
        <Button>{texts.confirm}</Button>
        <Button variant="line">{texts.skip}</Button>
        <Button variant="soft">{texts.save}</Button>
        <Button variant="plain">{texts.change}</Button>
        <Button variant="bad">{texts.remove}</Button>
      </Row>
      <Row>
        <Button size="sm">{texts.change}</Button>
        <Button size="md">{texts.change}</Button>
        <Button size="lg">{texts.change}</Button>
        <LinkButton href="#plans" size="lg">
          {texts.plans}
          <Price fils={189_900} />
          <ArrowRight className="flip" />
        </LinkButton>
        <LinkButton href="#plans" variant="line">
          {texts.plans}
        </LinkButton>
      </Row>
      <Row>
        <Button isPending>{texts.confirm}</Button>
        <Button variant="line" isPending>
          {texts.skip}
        </Button>
        <Button isDisabled>{texts.confirm}</Button>
        <Button disabledReason={texts.reason}>{texts.confirm}</Button>
      </Row>
      <Row>
        <IconButton label={words.notifications} icon={<Bell />} />
        <IconButton label={words.less} icon={<Minus />} variant="line" size="lg" />
        <IconButton label={words.done} icon={<Check />} variant="picked" size="lg" />
        <IconButton label={words.more} icon={<Plus />} variant="line" isDisabled />
        <span className="rounded-tile bg-deep p-1 text-on-deep">
          <IconButton label={words.close} icon={<X />} variant="deep" />
        </span>
        <Menu
          label={texts.account}
          trigger={<Avatar name={texts.person} />}
          header={<span className="font-strong">{texts.person}</span>}
          groups={[
            [
              { id: 'profile', label: texts.profile, icon: <UserRound />, href: '#profile' },
              { id: 'settings', label: texts.settings, icon: <Settings />, href: '#settings' },
            ],
            [{ id: 'logout', label: texts.logout, icon: <LogOut />, tone: 'bad' }],
          ]}
        />
      </Row>
      <div className="max-w-105">
        <Button isBlock>{texts.confirm}</Button>
      </div>
    </Section>
  )
}
