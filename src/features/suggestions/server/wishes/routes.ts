import type { AiSettings } from '#server/config.ts'
import { serveOwn, type ServedEndpoint } from '#server/http/serve.ts'
import { openOnce } from '#server/open-once.ts'
import * as contract from '../../wish-contract.ts'
import { readWish, type AskModel } from './read-wish.ts'

/** Without a model the grammar reads alone. */
export const wishRoutes = ({ ai }: { ai?: AiSettings | undefined }): ServedEndpoint[] => [
  serveOwn(contract.readWish, readWish(ai ? modelOf(ai) : async () => undefined)),
]

/** The packages are loaded at the first wish. */
const modelOf = (settings: AiSettings): AskModel => {
  const opened = openOnce(() => open(settings))
  return async (text, ingredientIds) => {
    const { model, askModel } = await opened()
    return askModel(model, text, ingredientIds)
  }
}

async function open(settings: AiSettings) {
  const [{ openModel }, { askModel }] = await Promise.all([
    import('./open-model.ts'),
    import('./ask-model.ts'),
  ])
  return { model: await openModel(settings), askModel }
}
