let readAheadMs = (): number => 0

/** Set once by the browser entry and once by the server-rendering entry. */
export const setAheadReader = (reader: () => number): void => {
  readAheadMs = reader
}

/** So many milliseconds product time is ahead of real time: none outside a demo that was moved. */
export const aheadMs = (): number => readAheadMs()

/** The product's time. Pages ask it, and no clock of their own, what day it is or what is over. */
export const productNow = (): Date => new Date(Date.now() + aheadMs())
