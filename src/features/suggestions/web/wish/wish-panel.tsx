import { RefreshCw, Sparkles } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { useTable } from '../use-table.ts'
import { texts } from './texts.ts'

const WishBox = lazyPart(async () => (await import('./wish-box.tsx')).WishBox)

/** Asking for something else today: in one's own words, or again as usual. */
export function WishPanel() {
  const { isOnline, isRefreshing, refresh } = useTable()
  const say = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <section aria-label={say.label} className="grid gap-3.5">
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={panel}
          isDisabled={!isOnline}
          onClick={() => setOpen(!isOpen)}
        >
          <Sparkles />
          {say.open}
        </Button>
        <Button
          variant="line"
          size="sm"
          isDisabled={!isOnline}
          isPending={isRefreshing && !isOpen}
          onClick={() => refresh()}
        >
          <RefreshCw />
          {say.refresh}
        </Button>
      </div>
      <div id={panel}>
        {isOpen && (
          <Card className="p-5 md:p-6.5">
            <Suspense fallback={<Skeleton className="h-13 w-full" />}>
              <WishBox
                isBusy={isRefreshing}
                onConfirm={(wish) => refresh({ wish, onDone: () => setOpen(false) })}
              />
            </Suspense>
          </Card>
        )}
      </div>
    </section>
  )
}
