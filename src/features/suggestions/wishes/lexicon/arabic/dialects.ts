/** Bread to most, rice in the Gulf. */
export const AISH = 'عيش'
export const RICE = 'رز'

/** Said in the Gulf alone. */
export const GULF =
  'ابي|ابا|نبي|نبا|ابغي|نبغي|دياي|روبيان|ربيان|سمج|وايد|باجر|الحين|ريوق|عيوش|مب|يهال|حرمه|ريال|شلون|شحالك|عيال|هالفتره|حق'
/** Where it is bread. */
export const EGYPT = 'عايز|عايزه|عايزين|عاوز|فراخ|كشري|مش|بتاع|اوي|ازاي|النهارده|حاجه'

/** Small words that show Tagalog, in which `hindi` is `not`. */
export const TAGALOG =
  'ang|ng|yung|yun|sana|naman|muna|gusto|akin|kami|namin|pwede|bawal|walang|ulam|kumain|kumakain|kakain|maanghang|mga|niya|anak|asawa|nanay|tatay|pero|kasi|masarap|lutuin|magluto|ayaw|ako'

/** Small words that show Hindi or Urdu. */
export const HINDI =
  'mujhe|mujhko|mujhse|hai|hain|meri|mera|mere|ko|ke|nahi|nahin|bhi|aur|hota|hoti|hua|hui|kya|karo|karna|chahiye|beta|beti|bete|bachche|bacche|bachon|wala|wali|khana|khane|khaya|khata|khati|liye|saath|magar|lekin|biwi|shohar|unko|usko|humko|hume|hamare|ghar|mat|banao|batao'
