/** A native radio: a ring that fills to a thick one when chosen. */
export const radioClass =
  'm-0 size-5.5 flex-none cursor-[inherit] appearance-none rounded-full border-2 border-control bg-card checked:border-7 checked:border-picked disabled:border-hairline'
