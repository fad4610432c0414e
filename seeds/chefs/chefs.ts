import type { DemoChef } from './chef.ts'
import { CHEFS_OF_THE_NORTH } from './chefs-of-the-north.ts'
import { CHEFS_OF_THE_SOUTH } from './chefs-of-the-south.ts'

/** The first one is who signs in with the demo account. */
export const DEMO_CHEFS: readonly DemoChef[] = [...CHEFS_OF_THE_SOUTH, ...CHEFS_OF_THE_NORTH]
