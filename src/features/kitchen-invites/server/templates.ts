import { utilityTemplate, variables } from '#features/messages/server/public.ts'

export const kitchenInvite = utilityTemplate({
  name: 'kitchen-invite',
  en: 'We’ve created {kitchen} on Sufra and you’re asked to run it. Log in with this number to accept within 14 days. Not you? Ignore this message.',
  ar: 'أنشأنا {kitchen} على سُفرة وندعوك إلى إدارته. يمكنك تسجيل الدخول بهذا الرقم لقبول الدعوة خلال 14 يومًا. إن لم تكن الدعوة لك فلا داعي لأي خطوة.',
  variables: { kitchen: variables.words('Bait Al Machboos') },
  button: { en: 'Open invitation', ar: 'فتح الدعوة', path: '/dashboard/kitchen-invite' },
  isAlwaysSent: true,
})

export const kitchenInviteTemplates = [kitchenInvite]
