import { defineTexts } from '../language.ts'

/** Why a name isn't taken, for every form that asks for one. */
export const nameMessages = defineTexts(
  {
    refusals: {
      name_mixes_scripts: 'Use the letters of one alphabet in each word of the name.',
      name_reserved: 'This name is reserved for our team. Enter your own name.',
    },
  },
  {
    refusals: {
      name_mixes_scripts: 'يُرجى كتابة كل كلمة من الاسم بحروف أبجدية واحدة.',
      name_reserved: 'هذا الاسم محجوز لفريقنا. يُرجى إدخال اسم آخر.',
    },
  },
)
