import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput, Endpoint, Output } from '#shared/wire/endpoint.ts'
import { toast } from '../feedback/toast.ts'
import { isConflict } from '../forms/use-version.ts'
import { useWayOut } from '../forms/use-way-out.ts'
import { useGuard } from '../records/guard.ts'
import { recordTexts } from '../records/texts.ts'
import { useTexts } from '../texts.ts'
import {
  actionOptions,
  failureText,
  sendTo,
  type ActionOptions,
  type Send,
} from './action-options.ts'

/** The codes that an endpoint names; those that every endpoint may refuse with can be named, too. */
type CodeOf<E> = E extends { readonly refusals: readonly (infer C extends string)[] }
  ? C | (string & {})
  : string

type Arguments<Input> = undefined extends Input ? [input?: Input] : [input: Input]

export interface Action<Input, Result> {
  mutate: (...input: Arguments<Input>) => void
  mutateAsync: (...input: Arguments<Input>) => Promise<Result>
  /** What was sent last. */
  variables: Input | undefined
  isPending: boolean
  isSuccess: boolean
  data: Result | undefined
  error: Error | null
  /** Why the last try failed, to be shown in the page; a conflict shows itself. */
  failure: string | undefined
  reset: () => void
}

/**
 * What a press does: sent once, reported in a toast, and shown again. A second factor that the server
 * wants is asked for by itself; a write whose contract is idempotent carries its key (`call`).
 * @param target an endpoint, or what sends to several
 */
export function useAction<E extends Endpoint>(
  target: E,
  options?: ActionOptions<CallInput<E>, Output<E>, CodeOf<E>>,
): Action<CallInput<E>, Output<E>>
export function useAction<Input = void, Result = unknown>(
  target: Send<Input, Result>,
  options?: ActionOptions<Input, Result>,
): Action<Input, Result>
export function useAction(
  target: Endpoint | Send<unknown, unknown>,
  options: ActionOptions<unknown, unknown> = {},
): Action<unknown, unknown> {
  const { error: errorTitle, actionFailed } = useTexts(recordTexts)
  const queryClient = useQueryClient()
  const wayOut = useWayOut()
  const asksFor = useGuard()
  const send = typeof target === 'function' ? target : sendTo(target, options.version)
  const { mutate, mutateAsync, variables, isPending, isSuccess, data, error, reset } = useMutation(
    actionOptions(send, options, {
      queryClient,
      toast,
      words: { error: errorTitle, failed: actionFailed },
      wayOut,
      asksFor,
      again: (input) => mutate(input),
    }),
  )
  const isShown = error !== null && !isConflict(error)
  const failure = isShown
    ? failureText(options.failed ?? actionFailed, error, variables)
    : undefined
  return { mutate, mutateAsync, variables, isPending, isSuccess, data, error, failure, reset }
}
