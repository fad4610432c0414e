import { defineTexts } from '#shared/language.ts'

/** What a kitchen reads: labels, facts and one action. */
export const kitchenClaimTexts = defineTexts(
  {
    title: 'Missed and reported',
    lead: 'Meals of the last 14 days that did not come or were reported.',
    none: 'All clear',
    noneText: 'Nothing was missed or reported.',
    failed: 'We couldn’t load the list.',
    contest: 'Contest',
    contestLead:
      'Say why it was not your fault. It decides who bears the cost. The customer keeps the refund.',
    until: (moment: string) => `Until ${moment}`,
    contested: 'Contested',
    said: 'Your words',
    states: { open: 'Contested', upheld: 'Upheld', dismissed: 'Dismissed' },
  },
  {
    title: 'فائتة ومُبلَّغ عنها',
    lead: 'وجبات آخر 14 يومًا التي لم تصل أو أُبلغ عنها.',
    none: 'لا شيء بانتظاركم',
    noneText: 'لا وجبات فائتة ولا بلاغات.',
    failed: 'تعذّر عرض القائمة.',
    contest: 'اعتراض',
    contestLead: 'يُرجى ذكر السبب. يحدد ذلك من يتحمل التكلفة، ويحتفظ العميل بالمبلغ.',
    until: (moment: string) => `حتى ${moment}`,
    contested: 'تم الاعتراض',
    said: 'ردّكم',
    states: { open: 'تم الاعتراض', upheld: 'قُبل الاعتراض', dismissed: 'رُفض الاعتراض' },
  },
)
