import { createMember, listMembers, replaceMember } from '#features/household/server/public.ts'
import type { Transaction } from '#server/database/database.ts'

type MemberInput = Parameters<typeof createMember>[2]

const MARIAM: Omit<MemberInput, 'name'> = {
  portion: 'regular',
  diets: [],
  allergens: [],
  dislikes: ['coriander'],
  fastsInRamadan: true,
}

const SARA: MemberInput = {
  name: 'Sara',
  portion: 'small',
  diets: [],
  allergens: ['tree-nuts'],
  dislikes: [],
  fastsInRamadan: false,
}

/** The demo customer and her child, once; a household that is there already stays. */
export async function seedDemoHousehold(
  tx: Transaction,
  customerId: string,
  now: Date,
): Promise<void> {
  if ((await listMembers(tx, customerId)).length > 0) return
  const user = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const who = { id: customerId, now, language: 'en', user } as const
  await createMember(tx, who, SARA)
  const [mariam] = await listMembers(tx, customerId)
  if (!mariam) throw new Error('the demo household has no customer')
  await replaceMember(tx, who, { ...MARIAM, id: mariam.id, name: mariam.name })
}
