import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      invite_name_short: 'Enter the name in both languages (at least 2 characters)',
      invite_area_needed: 'Choose an area',
      invite_person_blocked: 'This number is blocked. Lift the block in Users first.',
      invite_team_member: 'This number belongs to our team. Use the owner’s own number.',
      invite_owner_has_kitchen: 'This number already runs a restaurant.',
      invite_elsewhere:
        'This number is invited to another restaurant. Withdraw that invitation first.',
      invite_just_sent: 'The message was sent a moment ago. Try again in 10 minutes.',
      invite_kitchen_has_owner: 'This restaurant has an owner already.',
      invite_over: 'This invitation isn’t valid any more. Ask us for a new one.',
      invite_own_kitchen: 'You already run a kitchen on Sufra. Write to us to change that.',
      invite_own_team: 'Accounts of our team can’t run a kitchen.',
    },
  },
  {
    refusals: {
      invite_name_short: 'يُرجى إدخال الاسم باللغتين (حرفان على الأقل)',
      invite_area_needed: 'يُرجى اختيار المنطقة',
      invite_person_blocked: 'هذا الرقم موقوف. يلزم رفع الإيقاف أولًا من صفحة المستخدمين.',
      invite_team_member: 'هذا الرقم لأحد أفراد فريقنا. يلزم رقم المالك نفسه.',
      invite_owner_has_kitchen: 'صاحب هذا الرقم يدير مطعمًا بالفعل.',
      invite_elsewhere: 'لهذا الرقم دعوة إلى مطعم آخر. يلزم سحب تلك الدعوة أولًا.',
      invite_just_sent: 'أُرسلت الرسالة قبل قليل. يُرجى المحاولة بعد 10 دقائق.',
      invite_kitchen_has_owner: 'لهذا المطعم مالك بالفعل.',
      invite_over: 'لم تعد هذه الدعوة سارية. يمكن طلب دعوة جديدة منا.',
      invite_own_kitchen: 'لديك مطبخ على سُفرة بالفعل. يمكن مراسلتنا لتغيير ذلك.',
      invite_own_team: 'لا يمكن لحسابات فريقنا إدارة مطبخ.',
    },
  },
)
