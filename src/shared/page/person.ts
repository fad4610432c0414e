/** For whom a page was made where no one was signed in. */
export const GUEST = 'guest'

let person: string | undefined
let notify: () => void = () => undefined

/** The id of the person for whom this page was made, or `GUEST`; undefined until it is known. */
export const readPerson = (): string | undefined => person

export const setPerson = (id: string): void => {
  person = id
}

/** What happens when someone else turns out to be signed in. */
export const onOtherPerson = (next: () => void): void => {
  notify = next
}

export const notifyOtherPerson = (): void => notify()
