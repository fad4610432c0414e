import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { MEMBERS_MAX } from '../rules.ts'
import { AllergyChips } from './allergy-chips.tsx'
import { BlockedDishes } from './blocked/blocked-dishes.tsx'
import { HouseholdSkeletons } from './household-skeletons.tsx'
import { MemberCard } from './member/member-card.tsx'
import { householdQuery, type HouseholdMember } from './queries.ts'
import { useMemberDialogs, type MemberDialogs } from './member/use-member-dialogs.tsx'

/** Nothing is known of anyone yet: only the customer is there, as they were created. */
const isUntold = ([self, ...others]: readonly HouseholdMember[]): boolean =>
  self !== undefined &&
  others.length === 0 &&
  self.portion === 'regular' &&
  !self.fastsInRamadan &&
  [self.diets, self.allergens, self.dislikes].every((list) => list.length === 0)

/** The dashboard's household tab. */
export function HouseholdPage() {
  const { page, errors } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(householdQuery(useLanguage()))
  const dialogs = useMemberDialogs()
  const members = data?.members ?? []
  const canAdd = members.length < MEMBERS_MAX
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-muted">{canAdd ? page.lead : page.full}</p>
        </div>
        {data && canAdd && !isUntold(members) && (
          <Button onClick={dialogs.add}>
            <Plus />
            {page.add}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState title={errors.load} isRetrying={isFetching} onRetry={() => void refetch()}>
          {errors.loadText}
        </ErrorState>
      ) : data === undefined ? (
        <HouseholdSkeletons />
      ) : (
        <>
          {data.allergens.length > 0 && (
            <Card look="quiet" className="grid gap-2.5 p-5">
              <p className="font-strong">{page.blocked}</p>
              <AllergyChips allergens={data.allergens} />
            </Card>
          )}
          <BlockedDishes dishes={data.blocked} />
          {isUntold(members) ? (
            <UntoldHousehold self={members[0]} dialogs={dialogs} />
          ) : (
            <ul className="grid gap-4.5 md:grid-cols-2">
              {members.map((member) => (
                <li key={member.id} className="grid">
                  <MemberCard member={member} dialogs={dialogs} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {dialogs.element}
    </div>
  )
}

interface UntoldHouseholdProps {
  self: HouseholdMember | undefined
  dialogs: MemberDialogs
}

function UntoldHousehold({ self, dialogs }: UntoldHouseholdProps) {
  const { page } = useTexts(messages)
  return (
    <EmptyState
      title={page.empty}
      action={
        <>
          <Button onClick={() => self && dialogs.edit(self)}>{page.aboutYou}</Button>
          <Button variant="line" onClick={dialogs.add}>
            <Plus />
            {page.add}
          </Button>
        </>
      }
    >
      {page.emptyLead}
    </EmptyState>
  )
}
