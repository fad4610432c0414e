import { CallError } from '#shared/wire/call.ts'
import type { ToastMessage } from '../feedback/toast.ts'
import { useWords } from '../words.ts'

type WayOut = Pick<ToastMessage, 'action'>

/** For a toast: the page that a refusal names, where what is owed can be paid. */
export function useWayOut(): (error: unknown) => WayOut {
  const { payNow } = useWords()
  return (error) => {
    const url = error instanceof CallError && error.code === 'payment_owed' && error.details['url']
    if (typeof url !== 'string') return {}
    return { action: { label: payNow, onPress: () => location.assign(url) } }
  }
}
