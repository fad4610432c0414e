/**
 * Math.exp and Math.log may differ between engines in the last digit, and a plan must not.
 * These use additions, multiplications and divisions only, which the language defines to the bit.
 */
/** Natural logarithm of a positive number. */
export const logarithm = (value: number): number => {
  let mantissa = value
  let halvings = 0
  for (; mantissa < 0.75; mantissa *= 2) halvings += 1
  for (; mantissa > 1.5; mantissa /= 2) halvings -= 1
  const ratio = (mantissa - 1) / (mantissa + 1)
  let sum = 0
  let power = ratio
  for (let odd = 1; odd <= 39; odd += 2) {
    sum += power / odd
    power *= ratio * ratio
  }
  return 2 * sum - halvings * Math.LN2
}

/** e to the power of a number between -700 and 700. */
export const exponential = (value: number): number => {
  const doublings = Math.round(value / Math.LN2)
  const rest = value - doublings * Math.LN2
  let sum = 1
  let term = 1
  for (let index = 1; index <= 18; index += 1) {
    term *= rest / index
    sum += term
  }
  for (let step = 0; step < doublings; step += 1) sum *= 2
  for (let step = 0; step < -doublings; step += 1) sum /= 2
  return sum
}

/** The logistic function: any number to between 0 and 1. */
export const logistic = (value: number): number =>
  1 / (1 + exponential(Math.max(-40, Math.min(40, -value))))
