import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { approveApplication } from '../../admin-contract.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'
import { useDecide } from './use-decide.ts'
import { useNameOf } from './use-name-of.ts'

export function Approve({ application }: { application: AdminApplication }) {
  const { decide: words } = useTexts(adminTexts)
  const { id, type } = application
  const name = useNameOf(application)
  const act = useDecide<undefined>(() => call(approveApplication, { id }), words.approved)
  return (
    <>
      <p>{words.approveLead[type]}</p>
      <Button onClick={act.ask}>{words.approve}</Button>
      <p className="text-note text-muted">{words.sent}</p>
      <ConfirmDialog
        isOpen={act.isAsked}
        title={words.approveTitle(name)}
        keepLabel={words.keep}
        confirmLabel={words.approve}
        isDestructive={false}
        isPending={act.isPending}
        onKeep={act.keep}
        onConfirm={() => act.decide(undefined)}
      >
        {words.approveLead[type]} {words.sent}
      </ConfirmDialog>
    </>
  )
}
