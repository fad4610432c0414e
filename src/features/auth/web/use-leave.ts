import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetPerson } from '#shared/page/device.ts'
import { GUEST, setPerson } from '#shared/page/person.ts'
import { keepOnlySession } from './queries.ts'
import { markSession } from './session-mark.ts'

/** After the end of a session: everything private leaves the cache and the device, the home page comes. */
export function useLeave() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (): Promise<void> => {
    await router.navigate({ to: '/' })
    forgetPerson()
    setPerson(GUEST)
    markSession(false)
    keepOnlySession(queryClient, null)
  }
}
