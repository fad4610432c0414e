import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#ui/language.tsx'
import { menuQuery, otherMenuQuery, type MenuItem } from '../queries.ts'
import { useSelection } from '../use-selection.ts'

export interface DayMenu {
  dishes: MenuItem[] | undefined
  isFailed: boolean
  /**
   * Read where it is shown only: anyone who reads it is drawn again with every look at the server.
   */
  readonly isFetching: boolean
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
  const menu = isOwn ? own : other
  return {
    dishes: menu.data,
    isFailed: menu.isError && !menu.data,
    get isFetching() {
      return menu.isFetching
    },
    retry: () => void menu.refetch(),
  }
}
