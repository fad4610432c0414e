import { call } from '#shared/wire/call.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { chooseAfterMiss } from '#features/shopping/orders-contract.ts'
import { LISTS_KEY, ORDERS_KEY } from '../../queries.ts'
import { missedTexts } from './missed-texts.ts'

type Choice = Omit<Input<typeof chooseAfterMiss>, 'id'>

/** Sends what the customer chose. */
export function useChoose(id: number, { done, onDone }: { done: string; onDone: () => void }) {
  const words = useTexts(missedTexts)
  const send = (choice: Choice) => call(chooseAfterMiss, { id, ...choice })
  const { mutate, isPending, failure } = useAction(send, {
    done,
    failed: words.notChosen,
    isErrorInPage: true,
    onDone,
    refreshes: [ORDERS_KEY, LISTS_KEY],
  })
  return { choose: mutate, isPending, failure }
}
