import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { deleteDraftDocument } from '../../draft-contract.ts'
import { DOCUMENTS_OF, type ApplicationType, type DocumentKind } from '../../rules.ts'
import { DocumentCard } from '../documents/document-card.tsx'
import { documentTexts } from '../documents/texts.ts'
import { draftKey, type Draft } from '../queries.ts'
import { applyTexts } from '../apply/texts.ts'

/** Every document of the type, one card each. */
export function DocumentsStep({ type, draft }: { type: ApplicationType; draft: Draft }) {
  const texts = useTexts(documentTexts)
  const { toasts } = useTexts(applyTexts)
  const queryClient = useQueryClient()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const refresh = () => queryClient.invalidateQueries({ queryKey: draftKey(language, type) })
  const pathOf = (kind: DocumentKind) => `/api/chef-applications/draft/${type}/documents/${kind}`
  const remove = async (kind: DocumentKind) => {
    try {
      await call(deleteDraftDocument, { type, kind })
    } catch (error) {
      toast({
        title: toasts.error,
        text: errorText(error, texts.failed),
        variant: 'destructive',
      })
    }
    await refresh()
  }
  return (
    <div className="grid gap-4">
      {!isOnline && <Notice tone="warn">{texts.offline}</Notice>}
      {DOCUMENTS_OF[type].map((kind) => {
        const stored = draft.documents.find((one) => one.kind === kind)
        return (
          <DocumentCard
            key={kind}
            kind={kind}
            path={pathOf(kind)}
            stored={
              stored && {
                mediaType: stored.mediaType,
                bytes: stored.bytes,
                href: `${pathOf(kind)}?${new URLSearchParams({ at: stored.uploadedAt })}`,
              }
            }
            onDone={refresh}
            onRemove={() => void remove(kind)}
          />
        )
      })}
    </div>
  )
}

/** Documents belong to an account: the way through the login, and back to what was typed. */
export function LoginFirst({ type }: { type: ApplicationType }) {
  const { login } = useTexts(applyTexts)
  return (
    <Notice
      tone="info"
      title={login.title}
      action={
        <LinkButton size="sm" href={`/login?redirect=/join-as-chef/${type}`}>
          {login.action}
        </LinkButton>
      }
    >
      {login.text}
    </Notice>
  )
}
