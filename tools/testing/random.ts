import fc from 'fast-check'

/** Properties without a seed of their own draw by TEST_SEED, and freely where none is given. */
const seed = process.env['TEST_SEED']
if (seed) fc.configureGlobal({ seed: Number(seed) })
