/** Every first word with every second one. */
export const pairs = (firsts: string, seconds: string): string =>
  firsts
    .split('|')
    .flatMap((first) =>
      seconds
        .split('|')
        .map((second) => (first === '' || second === '' ? first + second : `${first} ${second}`)),
    )
    .join('|')
