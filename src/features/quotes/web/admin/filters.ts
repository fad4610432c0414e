/** What the address of the index may hold. */
export const QUOTE_FILTERS = ['search', 'state', 'isOverdue', 'isMine']
