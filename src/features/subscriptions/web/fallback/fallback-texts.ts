import { defineTexts } from '#shared/language.ts'

/** What comes where nothing is chosen by the cut-off: in the order, at the plan and in the tray. */
export const fallbackTexts = defineTexts(
  {
    title: 'If you choose nothing',
    lead: 'What comes when you haven’t chosen your meals by the cut-off.',
    options: {
      kitchen: 'The restaurant picks for you',
      skip: 'Skip the day',
      repeat: 'Repeat last week',
    },
    explained: {
      kitchen:
        'Within your household’s diets, allergies and dislikes. Where it has no dish for you, that meal goes back to you.',
      skip: 'Nothing comes, and the day moves to the end of your 4 weeks. If you chose a part, the restaurant picks the rest.',
      repeat:
        'You get what you had on this weekday last. The restaurant replaces what is gone or isn’t safe.',
    },
    change: 'Change',
    ask: 'Shall the restaurant pick for you when you choose nothing?',
    now: {
      kitchen: 'Right now the restaurant picks for you.',
      skip: 'Right now such a day is skipped, and nothing comes.',
      repeat: 'Right now the meals of your last week come again.',
    },
    pick: 'Yes, pick for me',
    keep: 'Leave it as it is',
    success: 'Success',
    saved: (receipt: string) => `Saved. Receipt ${receipt}.`,
    failed: 'The choice could not be saved',
  },
  {
    title: 'إن لم تختر شيئًا',
    lead: 'ما يصلك إذا لم تختر وجباتك قبل آخر موعد للتعديل.',
    options: {
      kitchen: 'المطعم يختار لك',
      skip: 'تخطّي اليوم',
      repeat: 'تكرار الأسبوع الماضي',
    },
    explained: {
      kitchen:
        'ضمن حميات أسرتك وحساسيتها وما لا تحبه. وإن لم يكن لديه طبق مناسب تعود قيمة الوجبة إليك.',
      skip: 'لا يصلك شيء، وينتقل اليوم إلى نهاية أسابيعك الأربعة. وإن اخترت جزءًا أكمل المطعم الباقي.',
      repeat: 'يصلك ما كان في مثل هذا اليوم آخر مرة. ويستبدل المطعم ما نفد أو لا يناسب حساسيتكم.',
    },
    change: 'تغيير',
    ask: 'هل يختار المطعم لك عندما لا تختار شيئًا؟',
    now: {
      kitchen: 'حاليًا يختار المطعم لك.',
      skip: 'حاليًا يُتخطّى ذلك اليوم ولا يصلك شيء.',
      repeat: 'حاليًا تتكرر وجبات أسبوعك الماضي.',
    },
    pick: 'نعم، اختاروا لي',
    keep: 'إبقاؤه كما هو',
    success: 'تم بنجاح',
    saved: (receipt: string) => `تم الحفظ. رقم الإيصال ${receipt}.`,
    failed: 'تعذّر حفظ الاختيار',
  },
)
