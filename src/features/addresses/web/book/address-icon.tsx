import { Building2, House, MapPin } from 'lucide-react'
import { Cloth } from '#ui/layout/cloth.tsx'

const HOMES = new Set(['home', 'house', 'villa', 'المنزل', 'منزل', 'البيت', 'بيت'])
const OFFICES = new Set(['office', 'work', 'المكتب', 'مكتب', 'العمل', 'عمل'])

/** Which of the three labels a name means; whatever else it says is "other". */
export function labelOf(name: string): 'home' | 'office' | 'other' {
  const plain = name.trim().toLowerCase()
  if (HOMES.has(plain)) return 'home'
  return OFFICES.has(plain) ? 'office' : 'other'
}

const LOOKS = {
  home: { Icon: House, cloth: 'saffron' },
  office: { Icon: Building2, cloth: 'gulf' },
  other: { Icon: MapPin, cloth: 'lilac' },
} as const

export function AddressIcon({ name }: { name: string }) {
  const { Icon, cloth } = LOOKS[labelOf(name)]
  return (
    <Cloth colour={cloth} corner="tile" className="grid size-12 flex-none place-items-center">
      <Icon aria-hidden="true" />
    </Cloth>
  )
}
