import { useState } from 'react'
import { sendDayTo } from '#features/deliveries/web/public.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { SELECTION_KEY } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useSelection } from '../use-selection.ts'
import { DayAddresses } from './day-addresses.tsx'

/** Where the open day goes; every meal of the day goes there. */
export function AddressSheet() {
  const texts = useTexts(trayTexts)
  const { dish, errors } = useTexts(menuTexts)
  const { day, close } = useSelection()
  const [addressId, setAddressId] = useState(day.address?.id ?? 0)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, failure } = useSetAddress()
  const save = () => {
    setAsked(true)
    if (addressId === 0) return
    if (addressId === day.address?.id) close()
    else mutate(addressId)
  }
  return (
    <Sheet
      isOpen
      onClose={close}
      title={texts.addressTitle}
      footer={
        <Button isBlock isPending={isPending} onClick={save}>
          {texts.addressSave}
        </Button>
      }
    >
      <p className="mb-3 text-muted">{dish.addressForDay}</p>
      <DayAddresses
        value={addressId}
        onChange={setAddressId}
        errorMessage={isAsked && addressId === 0 ? errors.address : undefined}
      />
      {failure !== undefined && (
        <Notice tone="bad" isLive className="mt-3">
          {failure}
        </Notice>
      )}
    </Sheet>
  )
}

function useSetAddress() {
  const texts = useTexts(trayTexts)
  const { success } = useTexts(pageTexts)
  const { day, close } = useSelection()
  return useAction((addressId: number) => sendDayTo(day.deliveryId ?? 0, addressId), {
    done: ({ receiptNumber }) => ({ title: success, text: texts.addressSaved(receiptNumber) }),
    failed: texts.addressFailed,
    isErrorInPage: true,
    onDone: close,
    refreshes: [SELECTION_KEY, ['deliveries']],
  })
}
