import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** Addresses to come: two in the picker, three in the dashboard and on the meal page. */
export function AddressSkeletons({ count, className }: { count: number; className?: string }) {
  const { list } = useTexts(messages)
  return (
    <SkeletonGroup label={list.loading} {...(className !== undefined && { className })}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-skeleton="address"
          className="flex items-center gap-4 rounded-tile border-line border-hairline p-4.5"
        >
          <Skeleton className="size-12 rounded-tile" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
