let read = (): string | undefined => undefined

/** Set once by the server-rendering entry. */
export const setNonceReader = (reader: () => string | undefined): void => {
  read = reader
}

/** What the scripts of this rendering are marked with. */
export const readNonce = (): string | undefined => read()
