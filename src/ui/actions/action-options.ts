import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { call, CallError, type CallArguments } from '#shared/wire/call.ts'
import type { CallInput, Endpoint, Output } from '#shared/wire/endpoint.ts'
import type { ToastMessage } from '../feedback/toast.ts'
import { errorText } from '../forms/error-text.ts'
import type { Version } from '../forms/use-version.ts'

/** For `refreshes`: all that is on the page, and was. */
export const EVERYTHING: readonly QueryKey[] = [[]]

/** A toast: its title, or all of it. */
type Said = string | ToastMessage

type TakeBack = (() => void) | undefined | void

export interface ActionOptions<Input, Result, Code extends string = string> {
  /** The toast of success; without it there is none. */
  done?: Said | ((result: Result, input: Input) => Said | undefined) | undefined
  /** The toast of an error: its title, and what is said where the server gave no reason of its own. */
  errorTitle?: string | undefined
  failed?: string | ((error: unknown, input: Input) => string) | undefined
  /** The page itself shows what went wrong, by `failure`. */
  isErrorInPage?: boolean
  /** What is read again, once it was done or refused. */
  refreshes?: readonly QueryKey[]
  /** Reads it again before `onDone`: where that chooses from a list what was just added to it. */
  refreshesFirst?: boolean
  /** Closes a dialog or goes to another page. */
  onDone?: ((result: Result, input: Input) => unknown) | undefined
  /** Answers to certain codes. True where the page says it in its own way: no toast. */
  onRefused?: { readonly [C in Code]?: (error: CallError, input: Input) => boolean | void }
  /** What is wrong with single fields goes to the form. */
  onFields?: (fields: CallError['fields']) => void
  /** Shows the change before the answer. @returns how it is taken back where it failed */
  optimistic?: (input: Input) => TakeBack | Promise<TakeBack>
  /** At the end in any case. */
  onSettled?: ((input: Input, error: Error | null) => unknown) | undefined
  /** Where a whole record is replaced: its form says what someone else saved. */
  version?: Version | undefined
  /** One after the other, with all others of this name. */
  scope?: string
  /** Without a network it waits for one; otherwise it fails and says so. */
  waitsForNetwork?: boolean
  mutationKey?: QueryKey
}

export type Send<Input, Result> = (input: Input) => Promise<Result>

/** Sends to one endpoint, with the version of the record that the page shows. */
export const sendTo =
  <E extends Endpoint>(endpoint: E, version: Version | undefined): Send<CallInput<E>, Output<E>> =>
  (input) =>
    call(endpoint, ...([input, { version: version?.get() }] as CallArguments<E>))

/** What an action asks of the page around it. */
export interface ActionFrame<Input> {
  queryClient: QueryClient
  toast: (message: ToastMessage) => void
  /** What an error's toast is called, and says where nothing else is known. */
  words: { error: string; failed: string }
  /** Where a refusal can be answered, as the page to pay on. */
  wayOut: (error: unknown) => Partial<ToastMessage>
  /** True where the server wants something first, such as a new code; `again` follows by itself. */
  asksFor: (error: unknown, again: () => void) => boolean
  again: (input: Input) => void
}

/** What went wrong: the server's sentence, else the page's own. */
export const failureText = <Input>(
  failed: string | ((error: unknown, input: Input) => string),
  error: unknown,
  input: Input,
): string => (typeof failed === 'function' ? failed(error, input) : errorText(error, failed))

/** An action as a mutation. */
export function actionOptions<Input, Result>(
  send: Send<Input, Result>,
  options: ActionOptions<Input, Result>,
  frame: ActionFrame<Input>,
): MutationOptions<Result, Error, Input, { takeBack: TakeBack }> {
  const { refreshes = [], refreshesFirst = false, version } = options
  const refresh = () =>
    Promise.all(refreshes.map((queryKey) => frame.queryClient.invalidateQueries({ queryKey })))
  const say = (message: Said, variant: ToastMessage['variant']) =>
    frame.toast({ variant, ...(typeof message === 'string' ? { title: message } : message) })
  return {
    networkMode: options.waitsForNetwork ? 'online' : 'always',
    ...(options.scope !== undefined && { scope: { id: options.scope } }),
    ...(options.mutationKey && { mutationKey: options.mutationKey }),
    mutationFn: (input) => send(input),
    onMutate: async (input) => ({ takeBack: await options.optimistic?.(input) }),
    onSuccess: async (result, input) => {
      if (refreshesFirst) await refresh()
      await options.onDone?.(result, input)
      const said = typeof options.done === 'function' ? options.done(result, input) : options.done
      if (said !== undefined) say(said, 'success')
    },
    onError: (error, input, context) => {
      context?.takeBack?.()
      if (frame.asksFor(error, () => frame.again(input))) return
      if (version?.meet(error)) return
      if (error instanceof CallError) {
        options.onFields?.(error.fields)
        if (options.onRefused?.[error.code]?.(error, input) === true) return
      }
      if (options.isErrorInPage) return
      const title = options.errorTitle ?? frame.words.error
      const text = failureText(options.failed ?? frame.words.failed, error, input)
      say({ title, text, ...frame.wayOut(error) }, 'destructive')
    },
    onSettled: async (_result, error, input) => {
      await options.onSettled?.(input, error)
      const isUnknown = error instanceof CallError && error.isNetwork
      if (!isUnknown && !(refreshesFirst && error === null)) await refresh()
    },
  }
}
