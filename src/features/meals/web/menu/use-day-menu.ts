import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#ui/language.tsx'
import { menuQuery, otherMenuQuery, type MenuItem } from '../queries.ts'
import { useSelection } from '../use-selection.ts'

export interface DayMenu {
  dishes: MenuItem[] | undefined
  isFailed: boolean
  isFetching: boolean
  retry: () => void
}

/** The menu of the open day's kitchen. */
export function useDayMenu(): DayMenu {
  const language = useLanguage()
  const { selection, day } = useSelection()
  const isOwn = day.restaurantId === null || day.restaurantId === selection.restaurant.id
  const own = useQuery({ ...menuQuery(language, selection.subscriptionId), enabled: isOwn })
  const other = useQuery({
    ...otherMenuQuery(language, day.restaurantId ?? 0),
    enabled: !isOwn,
  })
  const { data, isError, isFetching, refetch } = isOwn ? own : other
  return { dishes: data, isFailed: isError && !data, isFetching, retry: () => void refetch() }
}
