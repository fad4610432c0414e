import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      phone_too_short: 'Phone number must be at least 8 digits',
      otp_too_short: 'OTP must be at least 4 digits',
      phone_invalid: 'Please enter a valid phone number',
      phone_country_unserved: 'We send codes to UAE mobile numbers (+971) only.',
      otp_wrong: 'This code is wrong or has expired. Please check it or ask for a new one.',
      account_suspended: 'This account is suspended. Please contact us.',
      factor_code_too_short: 'Please enter the six digits, or a recovery code',
      factor_code_wrong:
        'This code is wrong or was used already. Please wait for the next one in your app.',
      factor_app_code_required: 'Please enter the six digits that your app shows now.',
      second_factor_not_asked: 'No second factor is asked of this account.',
      enrolment_not_begun: 'This key is no longer waiting. Please begin anew.',
    },
    login: {
      title: 'Log in with WhatsApp',
      lead: 'Enter your mobile number. We send you a six-digit code.',
      phoneLabel: 'Mobile number',
      phoneHint: 'New here? The same step opens your account.',
      send: 'Send code on WhatsApp',
      codeTitle: 'Enter your code',
      codeLead: 'We sent a six-digit code on WhatsApp to',
      codeLabel: 'Verification code',
      verify: 'Log in',
      changePhone: 'Change phone number',
      resend: 'Send a new code',
      worksUntil: (time: string) => `The code works until ${time}.`,
      resendIn: (seconds: number) => `No message? You can ask for a new code in ${seconds} s.`,
      back: 'Back to home',
      promise: 'Your place is laid',
      promiseLead:
        'One number for your plans, your chef quotes and your deliveries. No password to remember.',
      sample: 'Your lunch has left Bait Al Machboos. It arrives between 12:40 and 13:00.',
      accept: 'By logging in you accept the ',
      terms: 'terms',
      and: ' and the ',
      privacy: 'privacy policy',
      openInbox: 'Open the local inbox',
      inboxHint: 'This server delivers messages to its own inbox page.',
    },
    demo: {
      title: 'Demo accounts',
      lead: 'Sample data. Code for all three:',
      use: 'Use',
      customer: 'Customer',
      chef: 'Chef',
      restaurant: 'Restaurant',
      admin: 'Admin',
    },
    toasts: {
      success: 'Success',
      error: 'Error',
      loggedIn: 'You are now logged in',
      sendFailed: 'Failed to send OTP',
      verifyFailed: 'Failed to verify OTP',
    },
    templates: {
      loginCode: (code: string) =>
        `${code} is your Sufra code. It works for 5 minutes. Do not share it with anyone.`,
      factor: {
        enrolled: (phone: string) =>
          `An authenticator app now confirms your Sufra logins. If this was not you, please call us at once: ${phone}`,
        recovered: (phone: string) =>
          `A recovery code was used on your Sufra account. If this was not you, please call us at once: ${phone}`,
        reset: (phone: string) =>
          `Your Sufra authenticator was reset by our team. You set up a new one at your next login. Questions? ${phone}`,
      },
    },
  },
  {
    refusals: {
      phone_too_short: 'يجب ألا يقل رقم الهاتف عن 8 أرقام',
      otp_too_short: 'يجب ألا يقل رمز التحقق عن 4 أرقام',
      phone_invalid: 'يُرجى إدخال رقم هاتف صحيح',
      phone_country_unserved: 'نرسل الرموز إلى أرقام الهاتف المتحرك الإماراتية (‎+971) فقط.',
      otp_wrong: 'الرمز غير صحيح أو انتهت صلاحيته. يُرجى التحقق منه أو طلب رمز جديد.',
      account_suspended: 'هذا الحساب موقوف. يُرجى التواصل معنا.',
      factor_code_too_short: 'يُرجى إدخال الأرقام الستة أو رمز استرداد',
      factor_code_wrong: 'هذا الرمز غير صحيح أو سبق استخدامه. يُرجى انتظار الرمز التالي في التطبيق.',
      factor_app_code_required: 'يُرجى إدخال الأرقام الستة التي يعرضها تطبيق المصادقة الآن.',
      second_factor_not_asked: 'لا يُطلب من هذا الحساب تحقق إضافي.',
      enrolment_not_begun: 'لم يعد هذا المفتاح في الانتظار. يُرجى البدء من جديد.',
    },
    login: {
      title: 'الدخول عبر واتساب',
      lead: 'أدخل رقم هاتفك المتحرك، وسنرسل إليك رمزًا من ستة أرقام.',
      phoneLabel: 'رقم الهاتف المتحرك',
      phoneHint: 'مستخدم جديد؟ الخطوة نفسها تفتح حسابك.',
      send: 'إرسال الرمز عبر واتساب',
      codeTitle: 'إدخال الرمز',
      codeLead: 'أرسلنا رمزًا من ستة أرقام عبر واتساب إلى',
      codeLabel: 'رمز التحقق',
      verify: 'تسجيل الدخول',
      changePhone: 'تغيير رقم الهاتف',
      resend: 'إرسال رمز جديد',
      worksUntil: (time: string) => `الرمز صالح حتى الساعة ${time}.`,
      resendIn: (seconds: number) => `لم تصلك الرسالة؟ يمكنك طلب رمز جديد بعد ${seconds} ث.`,
      back: 'العودة إلى الرئيسية',
      promise: 'مكانك على السُفرة جاهز',
      promiseLead: 'رقم واحد لخططك وعروض أسعار الطهاة وتوصيل وجباتك، من دون كلمة مرور.',
      sample: 'غادر غداؤك مطبخ بيت المجبوس، ويصل بين 12:40 و13:00.',
      accept: 'بتسجيل الدخول فإنك توافق على ',
      terms: 'الشروط',
      and: ' و',
      privacy: 'سياسة الخصوصية',
      openInbox: 'فتح صندوق الرسائل المحلي',
      inboxHint: 'يسلّم هذا الخادم الرسائل إلى صفحة صندوق الرسائل الخاصة به.',
    },
    demo: {
      title: 'حسابات تجريبية',
      lead: 'بيانات للتجربة. رمز الحسابات الثلاثة:',
      use: 'استخدام',
      customer: 'عميل',
      chef: 'شيف',
      restaurant: 'مطعم',
      admin: 'مشرف',
    },
    toasts: {
      success: 'تم بنجاح',
      error: 'خطأ',
      loggedIn: 'تم تسجيل دخولك',
      sendFailed: 'تعذّر إرسال رمز التحقق',
      verifyFailed: 'تعذّر التحقق من الرمز',
    },
    templates: {
      loginCode: (code: string) =>
        `${code} هو رمز سُفرة الخاص بك. يعمل لمدة 5 دقائق. لا تشاركه مع أحد.`,
      factor: {
        enrolled: (phone: string) =>
          `أصبح تطبيق المصادقة يؤكد دخولك إلى سُفرة. إن لم تكن أنت من فعل ذلك فاتصل بنا فورًا: \u200e${phone}`,
        recovered: (phone: string) =>
          `استُخدم رمز استرداد في حسابك لدى سُفرة. إن لم تكن أنت من فعل ذلك فاتصل بنا فورًا: \u200e${phone}`,
        reset: (phone: string) =>
          `أعاد فريقنا ضبط تطبيق المصادقة الخاص بك لدى سُفرة. ستُعد تطبيقًا جديدًا عند دخولك القادم. للاستفسار: \u200e${phone}`,
      },
    },
  },
)
