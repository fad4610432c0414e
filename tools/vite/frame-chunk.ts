/**
 * What every page of the site loads, kept in one file: left alone, the bundler cuts it into some
 * twenty small ones by which lazy part shares what, and each costs a request and compresses alone.
 * A path that is missing here only means one more small file.
 */
const FRAME = [
  /^\0rolldown\/runtime\.js$/,
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|useMutation|useMutationState|mutationObserver|useBlocker)\.js$)/,
  /\/src\/shared\/(\w+\/)?(call|endpoint|language|page-head|phone|preferences|refusal)\.ts$/,
  /\/src\/ui\/(cx|language|texts|words)\.tsx?$/,
  /\/src\/ui\/actions\/(button|link-button|button-class|spinner)\.tsx?$/,
  /\/src\/ui\/feedback\/(empty-state|error-state|offline-banner|toast|use-is-online)\.tsx?$/,
  /\/src\/ui\/food\/(empty-plate|plate|price)\.tsx$/,
  /\/src\/ui\/layout\/(avatar|cloth|cloth-edge|logo|star)\.tsx$/,
  /\/src\/ui\/(navigation\/link-clicks|waking\/[\w-]+)\.tsx?$/,
  /\/src\/features\/site\/(messages\.ts|web\/(frame\/)?(header|language-switch|page-error|preferences|site-frame|site-titles|skip-link)\.tsx?)$/,
  /\/src\/routes\/_site\/route\.tsx\?tsr-split=component/,
  /\/src\/features\/pl(ates\/version|ans\/contract|ans\/web\/queries)\.ts$/,
  /\/lucide-react\/dist\/esm\/icons\/(arrow-right|check)\.mjs$/,
  /\/src\/features\/auth\/(rules|session-contract|web\/queries|web\/require-session)\.ts$/,
]

export const frameChunk = {
  name: 'frame',
  test: (moduleId: string): boolean => FRAME.some((pattern) => pattern.test(moduleId)),
}

/** What every field of a form needs: four small files otherwise. */
export const fieldChunk = {
  name: 'fields',
  test: /\/src\/ui\/fields\/frame\/field-(error|frame|props)\.tsx?$|\/icons\/circle-exclamation-point\.mjs$/,
}

/** The rules of orders and of their payments: a page that shows one shows the other. */
export const ordersChunk = {
  name: 'orders',
  test: /\/src\/features\/(payments|subscriptions)\/rules\.ts$/,
}
