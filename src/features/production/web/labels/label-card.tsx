import type { Day } from '#shared/dates.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { cx } from '#ui/cx.ts'
import { ticketCode } from '../../rules.ts'
import type { Label } from '../queries.ts'
import { texts } from '../texts.ts'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { labelWords } from './label-words.ts'

/** Digits alone read the same in both languages: 24/11/2026. */
const dayIn = (day: Day): string => day.split('-').toReversed().join('/')

/**
 * 100 × 62 mm, in Arabic and in English whatever the screen's language: for anyone who opens the
 * box.
 */
export function LabelCard({ label, isRoll }: { label: Label; isRoll: boolean }) {
  const code = ticketCode(label.ticketNumber)
  return (
    <article
      dir="ltr"
      data-theme="light"
      aria-label={`${code} ${label.box}/${label.boxes}`}
      className={cx(
        'grid h-[62mm] w-[100mm] grid-rows-[auto_1fr_auto] overflow-hidden bg-card p-[3mm] text-ink',
        isRoll ? 'label-roll' : 'keep-whole border-line border-hairline',
      )}
    >
      <LabelHead label={label} code={code} />
      <LabelFacts label={label} />
      <LabelFoot label={label} code={code} />
    </article>
  )
}

function LabelHead({ label, code }: { label: Label; code: string }) {
  return (
    <header className="grid grid-cols-[auto_1fr] gap-[3mm]">
      <p dir="ltr" className="leading-none">
        <b className="display num block text-[5.6mm]">{code}</b>
        <span className="num text-[3.2mm]">
          {label.box}/{label.boxes}
        </span>
      </p>
      <div className="min-w-0 text-end" dir="ltr">
        <p lang="ar" dir="rtl" className="display truncate text-start text-[4.6mm] leading-snug">
          {label.dish.ar}
        </p>
        <p lang="en" className="display truncate text-[4.2mm] leading-tight">
          {label.dish.en}
        </p>
      </div>
    </header>
  )
}

/** So many names fit in the usual size; nothing of them may ever be cut off. */
const NAMES_MAX = 6

function LabelFacts({ label }: { label: Label }) {
  const isLong = label.allergens.length + label.keepApart.length > NAMES_MAX
  return (
    <div
      className={cx(
        'grid grid-cols-2 content-center gap-x-[3mm]',
        isLong ? 'text-[2.25mm] leading-[1.2]' : 'text-[2.9mm] leading-[1.3]',
      )}
    >
      <LanguageFacts label={label} language="en" />
      <LanguageFacts label={label} language="ar" />
      {label.instructions && (
        <p className="col-span-2 mt-[0.8mm] truncate font-strong">
          <bdi dir="auto">{label.instructions}</bdi>
        </p>
      )}
    </div>
  )
}

function LanguageFacts({ label, language }: { label: Label; language: Language }) {
  const words = textsIn(labelWords, language)
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <p>
        {label.allergens.length > 0 ? (
          <>
            {words.contains} <b>{listAllergens(label.allergens, language)}</b>
          </>
        ) : (
          words.containsNone
        )}
      </p>
      {label.keepApart.length > 0 && (
        <p className="mt-[0.6mm] rounded-[1mm] bg-ink px-[1mm] font-strong text-bg">
          {words.keepApart(listAllergens(label.keepApart, language))}
        </p>
      )}
      <p className="num mt-[0.6mm]">
        {words.nutrition(label.calories, label.protein, label.carbs, label.fat)}
      </p>
    </div>
  )
}

function LabelFoot({ label, code }: { label: Label; code: string }) {
  const en = textsIn(labelWords, 'en')
  const ar = textsIn(labelWords, 'ar')
  return (
    <footer className="grid grid-cols-[1fr_auto] items-end gap-[2mm] border-t-line border-ink pt-[1mm] text-[2.9mm] leading-[1.3]">
      <div dir="ltr" className="min-w-0">
        <p className="truncate text-[3.8mm] font-strong">
          <bdi dir="auto">{label.customerName}</bdi> · <bdi dir="auto">{label.area}</bdi>
        </p>
        <p className="num truncate">
          {OCCASION_NAMES[label.mealTime].en} · <bdi>{OCCASION_NAMES[label.mealTime].ar}</bdi>{' '}
          {label.window.from}–{label.window.to} · {textsIn(texts, 'en').portions[label.portion]} ·{' '}
          <bdi>{textsIn(texts, 'ar').portions[label.portion]}</bdi>
        </p>
        <p className="num">
          {en.made} / <bdi>{ar.made}</bdi> {dayIn(label.madeOn)}
        </p>
        <p className="num font-strong">
          {en.useBy} / <bdi>{ar.useBy}</bdi> {dayIn(label.useBy)}
        </p>
      </div>
      <QrCode text={label.url} label={code} className="size-[17mm]" />
    </footer>
  )
}
