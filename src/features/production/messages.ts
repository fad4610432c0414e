import { countedPortions } from '#shared/text/counted.ts'
import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      ticket_not_in_kitchen: 'This delivery has left the kitchen and can no longer be changed.',
      dish_not_on_menu: 'Please choose a dish from your menu that is available.',
      dish_already_on_ticket: 'This dish is already part of the delivery.',
      dish_unsafe_for_household:
        'Somebody in this household must not eat this dish. Please choose another one.',
      dish_outside_diet: 'This dish does not fit the diet of the household.',
    },
    amendments: {
      separator: ', ',
      ticketAdded: (name: string) => `A delivery for ${name} was added.`,
      ticketCancelled: (name: string) =>
        `The delivery for ${name} is called off: its payment was withdrawn. Do not cook it.`,
      lineChanged: (from: string, to: string, portions: number) =>
        `${countedPortions('en', portions)}: ${to} instead of ${from}.`,
      allergyAdded: (allergens: string) => `New allergy: ${allergens}. Keep it apart.`,
      allergyInDishes: (allergens: string, dishes: string) =>
        `New allergy: ${allergens}. It is in ${dishes}: send another dish.`,
      dishStopped: (dishes: string) =>
        `Someone in this household reacted to ${dishes}: send another dish.`,
      addressChanged: (address: string) => `It goes to another address: ${address}.`,
    },
    addressParts: {
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
      dish_outside_diet: 'لا يناسب هذا الطبق النظام الغذائي للأسرة.',
    },
    amendments: {
      separator: '، ',
      ticketAdded: (name: string) => `أُضيفت توصيلة باسم ${name}.`,
      ticketCancelled: (name: string) => `أُلغيت توصيلة ${name} لسحب دفعتها. يُرجى عدم تحضيرها.`,
      lineChanged: (from: string, to: string, portions: number) =>
        `${countedPortions('ar', portions)}: «${to}» بدلًا من «${from}».`,
      allergyAdded: (allergens: string) => `حساسية جديدة: ${allergens}. تُحضَّر الوجبة على حدة.`,
      allergyInDishes: (allergens: string, dishes: string) =>
        `حساسية جديدة: ${allergens}، وهي موجودة في ${dishes}. يُرجى إرسال طبق آخر.`,
      dishStopped: (dishes: string) =>
        `ظهرت أعراض حساسية في هذه الأسرة بعد تناول ${dishes}. يُرجى إرسال طبق آخر.`,
      addressChanged: (address: string) => `تُرسل إلى عنوان آخر: ${address}.`,
    },
    addressParts: {
      floor: (floor: string) => `الطابق ${floor}`,
      flat: (number: string) => `شقة ${number}`,
      separator: '، ',
    },
  },
)
