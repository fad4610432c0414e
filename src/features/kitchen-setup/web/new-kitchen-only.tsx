import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { kitchenSetupQuery } from './queries.ts'

/** Takes the owner of a kitchen that was never opened to what it still needs; shows nothing itself. */
export function NewKitchenOnly() {
  const { data } = useQuery(kitchenSetupQuery)
  const navigate = useNavigate()
  const isNew = data !== undefined && !data.wasOpened
  useEffect(() => {
    if (isNew) void navigate({ href: '/kitchen/setup', replace: true })
  }, [isNew, navigate])
  return null
}
