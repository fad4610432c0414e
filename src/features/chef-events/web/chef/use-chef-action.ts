import type { Send } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import type { Version } from '#ui/forms/use-version.ts'
import { CHEF_KEY } from './queries.ts'

interface ChefAction<Input, Result> {
  send: Send<Input, Result>
  /** Said in a toast when it went well. */
  done: string
  failed: string
  onDone?: ((result: Result) => void) | undefined
  /** Where a whole record is replaced: its form says what someone else saved. */
  version?: Version
}

/** Something a chef does; all their pages are read again. */
export const useChefAction = <Input, Result>({ send, ...action }: ChefAction<Input, Result>) =>
  useAction(send, { ...action, refreshes: [CHEF_KEY] })
