import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { StarRating } from '#ui/fields/star-rating.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useTexts } from '#ui/texts.ts'
import { reviewChef } from '../../quotes-contract.ts'
import type { ChefBooking } from '../queries.ts'
import { useEventAction } from '../use-event-action.ts'
import { bookingTexts } from './texts.ts'

const REVIEW_MAX = 2000

/** Stars and words after the event; can be changed while reviews are open. */
export function ReviewForm({ eventId, booking }: { eventId: number; booking: ChefBooking }) {
  const { review: texts, error, success } = useTexts(bookingTexts)
  const own = booking.review
  const stored = { stars: own?.stars ?? null, text: own?.text ?? '' }
  const { values, change, clear } = useDraft('review', stored, { recordId: eventId })
  const { stars, text } = values
  const { mutate, isPending, failure } = useEventAction({
    send: (input: { stars: number; text: string }) => call(reviewChef, { id: eventId, ...input }),
    done: { title: success, text: texts.done },
    errorTitle: error,
    failed: texts.failed,
    onDone: () => clear(values),
  })
  const isSame = own !== null && own.stars === stars && own.text === text.trim()
  return (
    <section className="grid gap-4 border-t-line border-hairline pt-5">
      <StarRating
        label={own ? texts.own : texts.title}
        value={stars}
        onChange={(next) => change({ stars: next })}
        say={texts.starsOf}
      />
      <TextArea
        label={texts.text}
        hint={texts.hint}
        value={text}
        onChange={(typed) => change({ text: typed })}
        maxLength={REVIEW_MAX}
        isRequired={false}
      />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <Button
        className="w-fit"
        variant={own ? 'line' : 'primary'}
        isPending={isPending}
        isDisabled={stars === null || isSame}
        onClick={() => stars !== null && mutate({ stars, text })}
      >
        {own ? texts.change : texts.send}
      </Button>
    </section>
  )
}
