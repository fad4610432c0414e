import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { trayTexts } from '../../texts/tray-texts.ts'
import { useSelection } from '../../use-selection.ts'
import { DayAddresses } from '../day-addresses.tsx'

interface AddressChoiceProps {
  /** 0 is none. */
  value: number
  onChange: (addressId: number) => void
  errorMessage: string | undefined
}

/** The day's address in a line; the others come when it is to be another one. */
export function AddressChoice({ value, onChange, errorMessage }: AddressChoiceProps) {
  const { dish } = useTexts(menuTexts)
  const { change, changeNamed } = useTexts(trayTexts)
  const { day } = useSelection()
  const [isOpen, setOpen] = useState(day.address === null)
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <p>
          <span className="block text-note font-strong">{dish.address}</span>
          {!isOpen && day.address && <bdi>{day.address.name}</bdi>}
          {isOpen && <span className="text-note text-muted">{dish.addressForDay}</span>}
        </p>
        {!isOpen && (
          <Button
            variant="soft"
            size="sm"
            aria-label={changeNamed(dish.address)}
            onClick={() => setOpen(true)}
          >
            {change}
          </Button>
        )}
      </div>
      {isOpen && <DayAddresses value={value} onChange={onChange} errorMessage={errorMessage} />}
    </div>
  )
}
