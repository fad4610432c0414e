import { isolate } from '#shared/text/bidi.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { OCCASION_NAMES, type Occasion } from '#shared/food/occasions.ts'
import { defineTexts } from '#shared/language.ts'

interface Door {
  occasion: Occasion
  from: string
  to: string
}

/** Ramadan times of a subscription. */
export const ramadanTexts = defineTexts(
  {
    title: 'Ramadan times',
    lead: 'During Ramadan breakfast comes as suhoor before dawn and dinner as iftar before sunset. Days, dishes and price stay as they are.',
    switch: 'Ramadan times',
    season: 'Ramadan',
    range: (from: Day, to: Day) =>
      `${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}`,
    expected: 'By calculation; the sighting of the moon may move it by a day.',
    fromDay: 'Holds from',
    touched: 'Planned already',
    firstDay: 'First day',
    lastDay: 'Last day',
    door: ({ occasion, from, to }: Door) => `${OCCASION_NAMES[occasion].en} ${from} to ${to}`,
    emirate: (name: string) => `Dawn and sunset of ${name}.`,
    lunchStays: (names: readonly string[]) =>
      `Lunch stays at its usual time, as not everybody fasts: ${names.map(isolate).join(', ')}.`,
    nobodyKnown: 'Lunch stays at its usual time. Tell us in your household who fasts to move it.',
    toHousehold: 'Who fasts',
    confirm: 'Save',
    done: (isOn: boolean, receipt: string) =>
      isOn ? `Ramadan times are on. Receipt ${receipt}.` : `Usual times. Receipt ${receipt}.`,
  },
  {
    title: 'مواعيد رمضان',
    lead: 'في رمضان يصل الفطور سحورًا قبل الفجر، ويصل العشاء إفطارًا قبل الغروب. لا يتغير شيء في الأيام والأطباق والسعر.',
    switch: 'مواعيد رمضان',
    season: 'رمضان',
    range: (from: Day, to: Day) =>
      `من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}`,
    expected: 'بحسب التقويم، وقد يتقدم أو يتأخر يومًا بعد تحرّي الهلال.',
    fromDay: 'تسري من',
    touched: 'المخطط لها',
    firstDay: 'أول يوم',
    lastDay: 'آخر يوم',
    door: ({ occasion, from, to }: Door) => `${OCCASION_NAMES[occasion].ar} من ${from} إلى ${to}`,
    emirate: (name: string) => `بحسب الفجر والغروب في ${name}.`,
    lunchStays: (names: readonly string[]) =>
      `يبقى الغداء في موعده المعتاد لأن الصيام لا يشمل الجميع: ${names.map(isolate).join('، ')}.`,
    nobodyKnown: 'يبقى الغداء في موعده المعتاد. حدّد الصائمين في أسرتك لتغيير موعده.',
    toHousehold: 'تحديد الصائمين',
    confirm: 'حفظ',
    done: (isOn: boolean, receipt: string) =>
      isOn
        ? `مواعيد رمضان مفعّلة. رقم الإيصال ${receipt}.`
        : `المواعيد المعتادة. رقم الإيصال ${receipt}.`,
  },
)
