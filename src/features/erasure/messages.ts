import { defineTexts } from '#shared/language.ts'
import { LOGIN_FRESH_MINUTES } from './rules.ts'

export const messages = defineTexts(
  {
    refusals: {
      account_in_use:
        'Something is still open in your account. End it first, then delete the account.',
      login_not_fresh: 'Log in again first, so we know it’s you.',
      last_digits_wrong: 'Enter the last 4 digits of the number you log in with.',
    },
    title: 'Delete account',
    lead: 'Delete your account and what we know about you. This can’t be undone.',
    failed: 'We couldn’t check your account',
    failedText: 'Please try again.',
    open: 'Delete my account',
    blocked: 'Before you can delete your account:',
    blockers: {
      staff: {
        text: 'You work with Sufra as a chef, a restaurant or a member of our team. Call us and we’ll end that first.',
        link: 'Call us',
      },
      plan: {
        text: 'You have a plan. Cancel it and wait for its last delivery.',
        link: 'Your subscriptions',
      },
      chef_event: {
        text: 'You have an open event or complaint with a chef.',
        link: 'Your events',
      },
      ingredient_order: {
        text: 'An ingredient order of yours is still open.',
        link: 'Your shopping lists',
      },
      money: {
        text: 'A payment or refund is still open. Refunds arrive by themselves; call us about anything else.',
        link: 'Call us',
      },
    },
    notFresh: `Log in again first, so we know it’s you. Then come back here within ${LOGIN_FRESH_MINUTES} minutes.`,
    logInAgain: 'Log in again',
    question: 'Delete your account?',
    goes: 'Deleted now',
    goesList: {
      person: 'Your number, name, email and photo',
      household: 'Your household with diets and allergies',
      food: 'Addresses, meal wishes, saved meals and shopping lists',
      words: 'Messages, conversations with chefs, reviews and applications with their documents',
    },
    stays: 'Kept without your name',
    staysText:
      'Past orders, payments and star ratings, so that our books and restaurants’ figures stay right.',
    invoices: 'Kept as printed',
    invoicesText:
      'Invoices, with the name on them, as long as UAE tax law asks: at present 5 years.',
    again: 'You can join again with the same number. You’ll start with a new, empty account.',
    digits: 'Last 4 digits of your number',
    digitsHint: 'To confirm that you mean it.',
    keep: 'Keep account',
    confirm: 'Delete for good',
    error: 'Your account wasn’t deleted. Please try again.',
    goodbyeTitle: 'Your account is deleted',
    goodbye: 'Thank you for eating with us. You’re always welcome back.',
  },
  {
    refusals: {
      account_in_use: 'ما زال في حسابك أمر مفتوح. يُرجى إنهاؤه أولًا ثم حذف الحساب.',
      login_not_fresh: 'يُرجى تسجيل الدخول من جديد لنتأكد من هويتك.',
      last_digits_wrong: 'يُرجى إدخال آخر 4 أرقام من رقم هاتفك المسجّل.',
    },
    title: 'حذف الحساب',
    lead: 'حذف حسابك وما نعرفه عنك نهائيًا، بلا إمكانية للتراجع.',
    failed: 'تعذّر فحص حسابك',
    failedText: 'يُرجى المحاولة مرة أخرى.',
    open: 'حذف حسابي',
    blocked: 'قبل حذف حسابك:',
    blockers: {
      staff: {
        text: 'لديك عمل مع سُفرة كشيف أو مطعم أو ضمن فريقنا. يمكنك الاتصال بنا لإنهائه أولًا.',
        link: 'اتصال بنا',
      },
      plan: {
        text: 'لديك خطة. يلزم إلغاؤها وانتظار آخر توصيل.',
        link: 'اشتراكاتك',
      },
      chef_event: {
        text: 'لديك مناسبة أو شكوى مفتوحة مع شيف.',
        link: 'مناسباتك',
      },
      ingredient_order: {
        text: 'لديك طلب مكوّنات لم ينتهِ بعد.',
        link: 'قوائم التسوق',
      },
      money: {
        text: 'لديك دفعة أو مبلغ مسترد لم يكتمل. المبالغ المستردة تصل تلقائيًا، ولغيرها يمكنك الاتصال بنا.',
        link: 'اتصال بنا',
      },
    },
    notFresh: `يلزم تسجيل الدخول من جديد لنتأكد من هويتك، ثم العودة إلى هنا خلال ${LOGIN_FRESH_MINUTES} دقائق.`,
    logInAgain: 'تسجيل الدخول من جديد',
    question: 'حذف حسابك؟',
    goes: 'يُحذف الآن',
    goesList: {
      person: 'رقمك واسمك وبريدك الإلكتروني وصورتك',
      household: 'أفراد أسرتك وأنظمتهم الغذائية والحساسية لديهم',
      food: 'العناوين ورغبات الوجبات والوجبات المحفوظة وقوائم التسوق',
      words: 'الرسائل والمحادثات مع الطهاة والتقييمات المكتوبة وطلبات الانضمام ومستنداتها',
    },
    stays: 'يبقى من دون اسمك',
    staysText: 'الطلبات والمدفوعات السابقة وتقييمات النجوم، لتبقى دفاترنا وأرقام المطاعم صحيحة.',
    invoices: 'يبقى كما طُبع',
    invoicesText:
      'الفواتير بالاسم المكتوب عليها، للمدة التي يشترطها قانون الضرائب الإماراتي: حاليًا 5 سنوات.',
    again: 'يمكنك الانضمام من جديد بالرقم نفسه، بحساب جديد وفارغ.',
    digits: 'آخر 4 أرقام من رقمك',
    digitsHint: 'لتأكيد رغبتك.',
    keep: 'الإبقاء على الحساب',
    confirm: 'حذف نهائي',
    error: 'لم يُحذف حسابك. يُرجى المحاولة مرة أخرى.',
    goodbyeTitle: 'تم حذف حسابك',
    goodbye: 'شكرًا لك على كل وجبة معنا، ومرحبًا بعودتك دائمًا.',
  },
)
