import type { AiSettings } from '#server/config.ts'
import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import { openOnce } from '#server/open-once.ts'
import * as contract from '../../draft-contract.ts'
import { draftRecipe, type AskForDraft } from './draft-recipe.ts'
import { forgetDraft, getDraft, listDrafts } from './manage-drafts.ts'

/** Without a model nothing is drafted; what was drafted before stays. */
export const draftRoutes = ({ ai }: { ai?: AiSettings | undefined }): ServedEndpoint[] =>
  draftRoutesOf(ai && drafterOf(ai))

export const draftRoutesOf = (ask: AskForDraft | undefined): ServedEndpoint[] => [
  serveRead(contract.listDrafts, listDrafts(ask !== undefined)),
  serveOwn(contract.draftRecipe, draftRecipe(ask)),
  serveRead(contract.getDraft, getDraft),
  serveWrite(contract.forgetDraft, forgetDraft),
]

/** The packages are loaded at the first draft. */
const drafterOf = (settings: AiSettings): AskForDraft => {
  const opened = openOnce(() => open(settings))
  return async (question, findErrors) => {
    const { model, askDrafter } = await opened()
    return askDrafter(model, question, findErrors)
  }
}

async function open(settings: AiSettings) {
  const [{ openModel }, { askDrafter }] = await Promise.all([
    import('../wishes/open-model.ts'),
    import('./ask-drafter.ts'),
  ])
  return { model: await openModel(settings), askDrafter }
}
