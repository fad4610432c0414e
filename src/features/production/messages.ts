import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      ticket_not_in_kitchen: 'This delivery has left the kitchen and can no longer be changed.',
      dish_not_on_menu: 'Please choose a dish from your menu that is available.',
      dish_already_on_ticket: 'This dish is already part of the delivery.',
      dish_unsafe_for_household:
        'Somebody in this household must not eat this dish. Please choose another one.',
      sheet_not_ready: 'The production sheet is made at the cut-off.',
    },
    door: {
      floor: (floor: string) => `floor ${floor}`,
      flat: (number: string) => `flat ${number}`,
      separator: ', ',
    },
  },
  {
    refusals: {
      ticket_not_in_kitchen: 'غادرت هذه التوصيلة المطبخ ولم يعد تعديلها ممكنًا.',
      dish_not_on_menu: 'يُرجى اختيار طبق متاح من قائمتك.',
      dish_already_on_ticket: 'هذا الطبق موجود في التوصيلة.',
      dish_unsafe_for_household: 'في هذه الأسرة من لا يجوز له تناول هذا الطبق. يُرجى اختيار طبق آخر.',
      sheet_not_ready: 'تُعَدّ ورقة الإنتاج عند آخر موعد للتعديل.',
    },
    door: {
      floor: (floor: string) => `الطابق ${floor}`,
      flat: (number: string) => `شقة ${number}`,
      separator: '، ',
    },
  },
)
