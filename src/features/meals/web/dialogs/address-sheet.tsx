import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendDayTo } from '#features/deliveries/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
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
  const { mutate, isPending, error } = useSetAddress()
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
      {error && (
        <Notice tone="bad" isLive className="mt-3">
          {(error instanceof CallError && error.text) || texts.addressFailed}
        </Notice>
      )}
    </Sheet>
  )
}

function useSetAddress() {
  const texts = useTexts(trayTexts)
  const { success } = useTexts(pageTexts)
  const { day, close } = useSelection()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (addressId: number) => sendDayTo(day.deliveryId ?? 0, addressId),
    onSuccess: async ({ receiptNumber }) => {
      toast({ title: success, text: texts.addressSaved(receiptNumber), variant: 'success' })
      close()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: SELECTION_KEY }),
        queryClient.invalidateQueries({ queryKey: ['deliveries'] }),
      ])
    },
  })
}
