import { isolate } from '#shared/text/bidi.ts'
import type { Diet } from '#shared/food/food.ts'
import { defineTexts, plural } from '#shared/language.ts'
import { mealsOfAr } from './counted.ts'

const paidMealsEn = (count: number): string =>
  count === 1
    ? 'The paid meal of this day is'
    : count === 2
      ? 'Both paid meals of this day are'
      : `All ${count} paid meals of this day are`

const WHY_EXTRA_EN = {
  ofDay: (paid: number) => `${paidMealsEn(paid)} picked.`,
  ofMealTime: (meal: string, open: string) =>
    `The ${meal} of your plan is picked. Only ${open} is still open.`,
}
const WHY_EXTRA_AR: typeof WHY_EXTRA_EN = {
  ofDay: (paid) => `اكتمل اختيار الوجبات المدفوعة لهذا اليوم (${mealsOfAr(paid)}).`,
  ofMealTime: (meal, open) => `اكتمل اختيار ${meal} في خطتك، وبقي ${open} بلا اختيار.`,
}

type DishDiet = Extract<Diet, 'vegetarian' | 'vegan' | 'gluten-free'>

const DIETS_EN: Record<DishDiet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
}
const DIETS_AR: Record<DishDiet, string> = {
  vegetarian: 'نباتي',
  vegan: 'نباتي صرف',
  'gluten-free': 'خالٍ من الغلوتين',
}

/** The menu, a dish and what is asked before it is added. */
export const menuTexts = defineTexts(
  {
    title: 'Menu',
    categories: 'Categories',
    householdFailed:
      'Your household’s allergies did not load, so dishes are not marked here. A dish that is unsafe for somebody is still refused.',
    toTray: 'Past the dishes, to your tray',
    all: 'All meals',
    loading: 'Loading the menu',
    failed: 'The menu did not load',
    failedLead: 'What you have chosen is saved. Please try again.',
    none: 'No meals found',
    noneLead: 'This kitchen has nothing here for this meal time.',
    clear: 'Show all meals',
    count: (count: number) => plural('en', count, { one: '# dish', other: '# dishes' }),
    kcal: (count: number) => `${count} kcal`,
    protein: (grams: number) => `${grams} g protein`,
    diets: DIETS_EN,
    add: 'Add',
    added: 'Added',
    addedTimes: (count: number) => `Added × ${count}`,
    soldOut: 'Sold out',
    blocked: (allergen: string, names: readonly string[]) =>
      `Contains ${allergen.toLowerCase()}: not for ${names.map(isolate).join(' and ')}. It cannot be added.`,
    reacted:
      'Someone in your household reacted to it. You can allow it again on your household page.',
    disliked: (ingredient: string, names: readonly string[]) =>
      `With ${ingredient.toLowerCase()}, which ${names.map(isolate).join(' and ')} would rather not have`,
    you: 'you',
    extra: 'as an extra',
    why: WHY_EXTRA_EN,
    dish: {
      kcal: 'Calories',
      protein: 'Protein',
      carbs: 'Carbs',
      fat: 'Fat',
      gram: 'g',
      allergens: 'Allergens',
      noAllergens: 'None of the 14 allergens',
      ingredients: 'Ingredients',
      cuisine: 'Cuisine',
      price: 'Price as an extra',
      when: 'When',
      quantity: 'Portions',
      address: 'Delivery address',
      addressForDay: 'All meals of this day go to this address.',
      addAddress: 'Add address',
      instructions: 'Special instructions',
      instructionsHint: 'For the kitchen, such as “no coriander, please”.',
      add: 'Add to subscription',
      save: 'Save changes',
      remove: 'Remove',
      extraNote: (count: number) =>
        `${plural('en', count, { one: '# portion is an extra', other: '# portions are extras' })}:`,
      closed: 'This day can no longer be changed.',
    },
    ask: {
      title: 'Add an extra?',
      lead: (dish: string) => `${isolate(dish)} comes on top of your plan.`,
      charged:
        'Charged to your saved card at the cut-off, VAT included. Until then you can take it off again.',
      price: 'Price of the extra',
      keep: 'No extra',
      confirm: 'Add the extra',
    },
    needsCard: 'Extras are paid by a saved card. Your subscription has none yet.',
    swap: {
      title: (dish: string) => `Swap ${isolate(dish)}`,
      lead: 'The new dish takes its place, with the same portions.',
      choose: 'Swap',
      chooseNamed: (dish: string) => `Swap for ${isolate(dish)}`,
      none: 'There is no other dish for this meal time.',
    },
    errors: {
      add: 'Error adding meal',
      change: 'The meal could not be changed',
      remove: 'The meal could not be removed',
      address: 'Please select a delivery address',
    },
    said: {
      added: (dish: string, day: string) => `${isolate(dish)} is on the table for ${day}.`,
      changed: (dish: string) => `${isolate(dish)} is changed.`,
      swapped: (dish: string) => `Swapped for ${isolate(dish)}.`,
      removed: (dish: string) => `${isolate(dish)} is removed.`,
      undo: 'Undo',
    },
  },
  {
    title: 'القائمة',
    categories: 'الفئات',
    householdFailed:
      'تعذّر تحميل حساسيات الأسرة، لذا لا تظهر علاماتها على الأطباق هنا. أما الطبق غير المناسب لأحد أفرادها فيُرفض على أي حال.',
    toTray: 'تجاوز الأطباق إلى صينيتك',
    all: 'جميع الوجبات',
    loading: 'جارٍ تحميل القائمة',
    failed: 'تعذّر تحميل القائمة',
    failedLead: 'كل ما اخترته محفوظ. يُرجى إعادة المحاولة.',
    none: 'لا توجد وجبات',
    noneLead: 'لا يقدّم هذا المطبخ هنا شيئًا في هذا الوقت.',
    clear: 'عرض جميع الوجبات',
    count: (count: number) =>
      plural('ar', count, {
        zero: 'لا أطباق',
        one: 'طبق واحد',
        two: 'طبقان',
        few: '# أطباق',
        many: '# طبقًا',
        other: '# طبق',
      }),
    kcal: (count: number) => `${count} سعرة`,
    protein: (grams: number) => `${grams} غ بروتين`,
    diets: DIETS_AR,
    add: 'إضافة',
    added: 'أُضيفت',
    addedTimes: (count: number) => `أُضيفت × ${count}`,
    soldOut: 'نفد الطبق',
    blocked: (allergen: string, names: readonly string[]) =>
      `يحتوي على ${allergen}، وهو لا يناسب ${names.map(isolate).join(' و')}. لا يمكن إضافته.`,
    reacted: 'ظهرت أعراض حساسية في أسرتك بعد هذا الطبق. يمكنك السماح به من جديد في صفحة الأسرة.',
    disliked: (ingredient: string, names: readonly string[]) =>
      `فيه ${ingredient}، وهو مما لا يفضّله ${names.map(isolate).join(' و')}`,
    you: 'صاحب الحساب',
    extra: 'وجبة إضافية',
    why: WHY_EXTRA_AR,
    dish: {
      kcal: 'السعرات',
      protein: 'البروتين',
      carbs: 'الكربوهيدرات',
      fat: 'الدهون',
      gram: 'غ',
      allergens: 'مسببات الحساسية',
      noAllergens: 'خالٍ من مسببات الحساسية الـ14',
      ingredients: 'المكوّنات',
      cuisine: 'المطبخ',
      price: 'سعر الوجبة الإضافية',
      when: 'الموعد',
      quantity: 'الحصص',
      address: 'عنوان التوصيل',
      addressForDay: 'تصل جميع وجبات هذا اليوم إلى هذا العنوان.',
      addAddress: 'إضافة عنوان',
      instructions: 'تعليمات خاصة',
      instructionsHint: 'للمطبخ، مثل «بلا كزبرة من فضلكم».',
      add: 'إضافة إلى الاشتراك',
      save: 'حفظ التغييرات',
      remove: 'إزالة',
      extraNote: (count: number) =>
        `${plural('ar', count, { one: 'حصة إضافية واحدة', two: 'حصتان إضافيتان', few: '# حصص إضافية', many: '# حصة إضافية', other: '# حصة إضافية' })}:`,
      closed: 'لم يعد تغيير هذا اليوم ممكنًا.',
    },
    ask: {
      title: 'طلب وجبة إضافية؟',
      lead: (dish: string) => `يأتي طبق ${isolate(dish)} زيادة على خطتك.`,
      charged:
        'يُخصم المبلغ من بطاقتك المحفوظة عند آخر موعد للتعديل، شاملًا الضريبة. ويمكن إزالة الوجبة الإضافية قبل ذلك.',
      price: 'سعر الوجبة الإضافية',
      keep: 'بلا وجبة إضافية',
      confirm: 'تأكيد الوجبة الإضافية',
    },
    needsCard: 'تُدفع الوجبات الإضافية ببطاقة محفوظة، ولا توجد بطاقة في اشتراكك بعد.',
    swap: {
      title: (dish: string) => `تبديل ${isolate(dish)}`,
      lead: 'يأخذ الطبق الجديد مكانه بعدد الحصص نفسه.',
      choose: 'تبديل',
      chooseNamed: (dish: string) => `تبديل إلى ${isolate(dish)}`,
      none: 'لا يوجد طبق آخر في هذا الوقت.',
    },
    errors: {
      add: 'خطأ في إضافة الوجبة',
      change: 'تعذّر تغيير الوجبة',
      remove: 'تعذّرت إزالة الوجبة',
      address: 'يُرجى اختيار عنوان التوصيل',
    },
    said: {
      added: (dish: string, day: string) => `${isolate(dish)} على سفرتك يوم ${day}.`,
      changed: (dish: string) => `تم تغيير ${isolate(dish)}.`,
      swapped: (dish: string) => `تم التبديل إلى ${isolate(dish)}.`,
      removed: (dish: string) => `تمت إزالة ${isolate(dish)}.`,
      undo: 'تراجع',
    },
  },
)
