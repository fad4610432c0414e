import { defineTexts } from '#shared/language.ts'

/** What a customer and a chef write each other; the same on both sides. */
export const talkTexts = defineTexts(
  {
    title: (name: string) => `Messages with ${name}`,
    loading: 'Loading the messages',
    failed: 'The messages did not load',
    failedLead: 'Nothing is lost. Please try again.',
    empty: 'No messages yet. Write about the menu, the kitchen or the children here.',
    masked: 'Phone numbers, addresses and links show once the deposit is paid.',
    closed: 'This conversation is closed. You can still read it.',
    maskedClosed: 'Phone numbers, addresses and links stay hidden.',
    write: 'Your message',
    send: 'Send message',
    notSent: 'Your message was not sent. It is still here: please try again.',
    error: 'Error',
    you: 'You',
    read: 'Read',
    sent: 'Sent',
  },
  {
    title: (name: string) => `رسائل مع ${name}`,
    loading: 'جارٍ تحميل الرسائل',
    failed: 'تعذّر تحميل الرسائل',
    failedLead: 'لم يضع شيء. يُرجى المحاولة مجددًا.',
    empty: 'لا رسائل بعد. هنا مكان الحديث عن قائمة الطعام والمطبخ والأطفال.',
    masked: 'تظهر أرقام الهواتف والعناوين والروابط بعد دفع المقدمة.',
    closed: 'أُغلقت هذه المحادثة، وما زال بإمكانك قراءتها.',
    maskedClosed: 'تبقى أرقام الهواتف والعناوين والروابط مخفية.',
    write: 'رسالتك',
    send: 'إرسال',
    notSent: 'لم تُرسل رسالتك، وما زالت هنا: يُرجى المحاولة مجددًا.',
    error: 'خطأ',
    you: 'أنت',
    read: 'قُرئت',
    sent: 'أُرسلت',
  },
)
