import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

export function KitchenMenuPage() {
  const { nav } = useTexts(messages)
  return (
    <div className="page grid content-start gap-5 py-6">
      <h1 className="text-3xl">{nav.menu}</h1>
    </div>
  )
}
