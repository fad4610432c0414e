import { MoonStar, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DIET_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { AllergyChips } from '../allergy-chips.tsx'
import type { HouseholdMember } from '../queries.ts'
import type { MemberDialogs } from './use-member-dialogs.tsx'

const COMMA = { en: ', ', ar: '، ' }

interface MemberCardProps {
  member: HouseholdMember
  dialogs: MemberDialogs
}

export function MemberCard({ member, dialogs }: MemberCardProps) {
  const { card, you } = useTexts(messages)
  const { name } = member
  return (
    <Card className="grid content-between gap-5 p-5">
      <div className="grid content-start gap-4">
        <div className="flex items-center gap-4">
          <span aria-hidden="true" className="contents">
            <Avatar name={name} className="size-12" />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="min-w-0 text-lg wrap-anywhere">
                <bdi dir="auto">{name}</bdi>
              </h2>
              {member.isCustomer && name !== you && <Chip tone="picked">{you}</Chip>}
            </div>
            <p className="text-note text-muted">{card.portion[member.portion]}</p>
          </div>
        </div>
        <Facts member={member} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="soft"
          aria-label={card.editNamed(name)}
          onClick={() => dialogs.edit(member)}
        >
          <Pencil />
          {card.edit}
        </Button>
        {!member.isCustomer && (
          <Button
            size="sm"
            variant="plain"
            aria-label={card.deleteNamed(name)}
            onClick={() => dialogs.remove(member)}
          >
            <Trash2 />
            {card.delete}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Facts({ member }: { member: HouseholdMember }) {
  const language = useLanguage()
  const { card } = useTexts(messages)
  return (
    <dl className="grid gap-3">
      <Fact name={card.allergies}>
        {member.allergens.length > 0 ? (
          <>
            <AllergyChips allergens={member.allergens} />
            <p className="mt-1.5 text-note text-muted">
              {member.avoidsTraces ? card.tracesLeftOut : card.tracesAllowed}
            </p>
          </>
        ) : (
          card.noAllergies
        )}
      </Fact>
      {member.diets.length > 0 && (
        <Fact name={card.diets}>
          <ul className="flex flex-wrap gap-2">
            {member.diets.map((diet) => (
              <li key={diet}>
                <Chip tone="ok">{DIET_NAMES[diet][language]}</Chip>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {member.dislikes.length > 0 && (
        <Fact name={card.dislikes}>
          {member.dislikes.map((ingredient) => ingredient.name).join(COMMA[language])}
        </Fact>
      )}
      {member.fastsInRamadan && (
        <Fact name={card.ramadan}>
          <Chip icon={<MoonStar aria-hidden="true" className="size-4" />}>{card.fasts}</Chip>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-note text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
