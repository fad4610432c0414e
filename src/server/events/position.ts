/** Where a reader of events is: it has seen everything up to and with this one. */
export interface Position {
  xid: number
  id: number
}

export interface StoredEvent {
  position: Position
  channel: string
  kind: string
  /** JSON in one line. */
  data: string
}

export const isAfter = (one: Position, other: Position): boolean =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

/** Before the first event of a transaction. */
export const startOf = (xid: number): Position => ({ xid, id: 0 })

export const formatPosition = ({ xid, id }: Position): string => `${xid}-${id}`

export function parsePosition(text: string): Position | undefined {
  const [, xid, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  return xid === undefined || id === undefined ? undefined : { xid: Number(xid), id: Number(id) }
}
