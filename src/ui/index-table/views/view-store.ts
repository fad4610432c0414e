import { createContext, useContext } from 'react'

export interface SavedView {
  id: number
  /** The index that it belongs to. */
  page: string
  name: string
  /** Filters as they stand in the page's address. */
  query: string
}

/** Where views are kept; without one, an index keeps none. */
export interface ViewStore {
  /** All of the person, of all indexes; none as long as they are not there. */
  views: readonly SavedView[]
  save: (view: Omit<SavedView, 'id'>) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

const Store = createContext<ViewStore | undefined>(undefined)

export const ViewStoreProvider = Store.Provider

export const useViewStore = (): ViewStore | undefined => useContext(Store)
