import type { QueryKey } from '@tanstack/react-query'
import { Ban, CircleHelp, CookingPot, HeartPulse, PackageX, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AFTER_HOUSEHOLD } from '#features/household/web/public.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import type { Option } from '#ui/choices/option.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { PhotoField, type PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { makeClaim } from '../../contract.ts'
import { WORDS_MAX, type ClaimKind } from '../../rules.ts'
import type { DeliveryStop } from './stop-claims.tsx'
import { PHOTO_KINDS, shrinkPhoto } from './shrink-photo.ts'
import { claimTexts } from './texts.ts'

const ICONS = {
  not_arrived: <PackageX />,
  wrong_dish: <CircleHelp />,
  quality: <CookingPot />,
  allergen: <HeartPulse />,
} satisfies Record<ClaimKind, unknown>

interface ClaimSheetProps {
  stop: DeliveryStop
  touches: readonly QueryKey[]
  onClose: () => void
}

interface Typed {
  kind: ClaimKind | null
  position: string | null
  words: string
}

const EMPTY: Typed = { kind: null, position: null, words: '' }

const UNKNOWN = 'unknown'

/** Dishes of which this was not said yet. Who reacted may not know to which of them. */
function dishOptions(
  { dishes, claims }: DeliveryStop,
  kind: ClaimKind | null,
  unknown: Pick<Option, 'label' | 'description'>,
): Option[] {
  const named = dishes
    .filter((dish) => kind !== null && dish.claimKinds.includes(kind))
    .map(({ position, name }) => ({ value: String(position), label: name }))
  const isSaidOfAll = claims.some((one) => one.kind === 'allergen' && one.dish === null)
  const isAsked = kind === 'allergen' && dishes.length > 1 && !isSaidOfAll
  return isAsked ? [...named, { value: UNKNOWN, ...unknown }] : named
}

/** A meal that did not arrive or was not right: four big choices, then what helps to decide. */
export function ClaimSheet({ stop, touches, onClose }: ClaimSheetProps) {
  const words = useTexts(claimTexts)
  const language = useLanguage()
  const isOnline = useIsOnline()
  const { values, change, clear: forget } = useDraft(`claim:${stop.id}`, EMPTY)
  const [photo, setPhoto] = useState<PhotoChoice>()
  const kind = stop.claimKinds.find((one) => one === values.kind) ?? null
  const hasDish = kind !== null && kind !== 'not_arrived'
  const dishes = dishOptions(stop, kind, words.dishUnknown)
  const [only, another] = dishes
  const { value: position = null } =
    (another ? dishes.find(({ value }) => value === values.position) : only) ?? {}
  const { mutate, isPending, isSuccess } = useAction(
    (chosen: ClaimKind) =>
      call(makeClaim, {
        id: stop.id,
        kind: chosen,
        words: values.words,
        ...(hasDish &&
          position !== null && { position: position === UNKNOWN ? null : Number(position) }),
        ...(photo && { photo }),
      }),
    {
      done: words.sent,
      refreshes: kind === 'allergen' ? AFTER_HOUSEHOLD : touches,
      onDone: () => {
        forget(EMPTY)
        // What to do about an allergen stays in sight.
        if (kind !== 'allergen') onClose()
      },
    },
  )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${words.title} ${OCCASION_NAMES[stop.occasion][language]}`}
      footer={
        isSuccess ? (
          <Button isBlock onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <Button
            isBlock
            isPending={isPending}
            isDisabled={kind === null || (hasDish && position === null)}
            disabledReason={isOnline ? undefined : words.offline}
            onClick={() => kind && mutate(kind)}
          >
            {words.send}
          </Button>
        )
      }
    >
      {isSuccess ? (
        <DoThisNow />
      ) : (
        <div className="grid gap-5 pt-1">
          <RadioCards
            label={words.kind}
            value={kind}
            onChange={(next) => change({ kind: next })}
            options={stop.claimKinds.map((value) => ({
              value,
              icon: ICONS[value],
              label: words.kinds[value].label,
              description: words.kinds[value].hint,
            }))}
          />
          {kind === 'allergen' && <DoThisNow />}
          {hasDish && stop.dishes.length > 1 && (
            <RadioCards
              label={words.dish}
              value={position}
              onChange={(next) => change({ position: next })}
              options={dishes}
            />
          )}
          {kind !== null && (
            <>
              <TextArea
                label={words.words}
                hint={words.wordsHint}
                value={values.words}
                onChange={(typed) => change({ words: typed })}
                maxLength={WORDS_MAX}
                isRequired={false}
              />
              <PhotoField
                className="flex flex-wrap items-center gap-4"
                texts={words.photo}
                picture={<Picture photo={photo} />}
                removeMark={<Trash2 />}
                hasStored={false}
                choice={photo}
                onChange={setPhoto}
                kinds={PHOTO_KINDS}
                prepare={shrinkPhoto}
                errorTexts={words.photoErrors}
              />
            </>
          )}
          <p className="text-note text-muted">
            {words.until(momentIn(language, stop.claimableUntil))}
          </p>
        </div>
      )}
    </Sheet>
  )
}

const Picture = ({ photo }: { photo: PhotoChoice }) =>
  photo ? <img src={photo} alt="" className="size-22 rounded-tile object-cover" /> : null

/** Who has chosen a reaction sees what to do without looking for it, on a small phone too. */
const bringIntoSight = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'start' })

function DoThisNow() {
  const { now } = useTexts(claimTexts)
  return (
    <div ref={bringIntoSight}>
      <Notice tone="bad" isLive icon={<Ban />} title={now.title}>
        <ul className="grid list-disc gap-1 ps-5 pt-1">
          <li>{now.stop}</li>
          <li>{now.medicine}</li>
          <li>{now.danger}</li>
        </ul>
        <p className="py-2">
          <LinkButton href="tel:998" variant="bad">
            <Phone />
            {now.ambulance}
          </LinkButton>
        </p>
        <p>{now.police}</p>
        <p>{now.after}</p>
      </Notice>
    </div>
  )
}
