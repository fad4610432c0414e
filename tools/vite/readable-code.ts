/** Less to read and to keep in memory; names stay as they are, so that a stack reads well without the maps. */
export const readableCode = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const
