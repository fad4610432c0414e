import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderTexts } from '../order-texts.ts'
import { OrderPanel } from './order-panel.tsx'

/** The same lines at today's prices. */
export function ReorderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { track } = useTexts(orderTexts)
  return (
    <Dialog isOpen title={track.reorderTitle} onClose={onClose}>
      <OrderPanel source={{ orderId }} isBare />
    </Dialog>
  )
}
