import { defineTexts } from '#shared/language.ts'

/** Every label speaks both languages at once. */
export const labelWords = defineTexts(
  {
    contains: 'Contains',
    containsNone: 'None of the 14 allergens',
    keepApart: (allergens: string) => `Keep apart: no ${allergens.toLowerCase()}`,
    nutrition: (kcal: number, protein: number, carbs: number, fat: number) =>
      `${kcal} kcal · protein ${protein} g · carbs ${carbs} g · fat ${fat} g`,
    made: 'Made',
    useBy: 'Use by',
  },
  {
    contains: 'يحتوي على',
    containsNone: 'خالٍ من مسببات الحساسية الأربعة عشر',
    keepApart: (allergens: string) => `على حدة: بدون ${allergens}`,
    nutrition: (kcal: number, protein: number, carbs: number, fat: number) =>
      `${kcal} سعرة · بروتين ${protein} جم · كربوهيدرات ${carbs} جم · دهون ${fat} جم`,
    made: 'الإنتاج',
    useBy: 'الانتهاء',
  },
)
