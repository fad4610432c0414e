import { describe, expect, it } from 'vitest'
import { soundsOf } from './name-sound.ts'

/** Spellings of one name each. */
const SAME: readonly string[][] = [
  ['Mohammed', 'Muhammad', 'Mohamed', 'Mohammad', 'Muhammed', 'Mohd', 'محمد', 'مُحَمَّد'],
  ['Ahmed', 'Ahmad', 'أحمد', 'احمد'],
  ['Layla', 'Leila', 'Laila', 'ليلى'],
  ['Noura', 'Nora', 'Noora', 'نورة', 'نوره'],
  ['Fatima', 'Fatimah', 'Fatma', 'فاطمة'],
  ['Aisha', 'Ayesha', 'Aysha', 'عائشة'],
  ['Yousef', 'Yusuf', 'Youssef', 'يوسف'],
  ['Khalid', 'Khaled', 'خالد'],
  ['Hussain', 'Hussein', 'Husein', 'حسين'],
  ['Omar', 'Umar', 'عمر'],
  ['Ali', 'Aly', 'علي', 'على'],
  ['Saeed', 'Said', "Sa'eed", 'سعيد'],
  ['Abdullah', 'Abdallah', 'Abdulla', 'عبدالله', 'عبد الله'],
  ['Abdul Rahman', 'Abdulrahman', 'Abdel-Rahman', 'Abdurrahman', 'عبد الرحمن', 'عبدالرحمن'],
  ['Al Mansoori', 'Almansouri', 'Al-Mansuri', 'المنصوري', 'منصوري'],
  ['Al Hashimi', 'Alhashemi', 'الهاشمي'],
  ['Rashid', 'Rashed', 'راشد'],
  ['Walid', 'Waleed', 'وليد'],
  ['Shaikha', 'Sheikha', 'شيخة'],
  ['Qasim', 'Kasem', 'Kassim', 'قاسم'],
  ['Jamal', 'Gamal', 'جمال'],
  ['Salah', 'صلاح'],
  ['Mamdouh', 'Mamduh', 'ممدوح'],
  ['George', 'جورج'],
]

const DIFFERENT = [
  ['Mohammed', 'Ahmed'],
  ['Khalid', 'Walid'],
  ['Ali', 'Layla'],
  ['Omar', 'Maryam'],
  ['Fatima', 'Fahad'],
  ['Hassan', 'Khalid'],
] as const

describe('how a name sounds', () => {
  it.each(SAME.map((spellings) => [spellings.join(', '), spellings] as const))(
    'is one for %s',
    (_, spellings) => {
      const sounds = spellings.map((name) => soundsOf(name).join(' '))
      expect(Object.fromEntries(spellings.map((name, at) => [name, sounds[at]]))).toEqual(
        Object.fromEntries(spellings.map((name) => [name, sounds[0]])),
      )
      expect(sounds[0]).not.toBe('')
    },
  )

  it.each(DIFFERENT)('differs for %s and %s', (one, other) => {
    expect(soundsOf(one)).not.toEqual(soundsOf(other))
  })

  it('is given for each word once, and not at all for nothing', () => {
    expect(soundsOf('Mohammed bin Rashid Al Maktoum')).toEqual(['mhmd', 'bn', 'rcd', 'mktm'])
    expect(soundsOf('محمد محمد')).toEqual(['mhmd'])
    expect(soundsOf('')).toEqual([])
    expect(soundsOf(' - ')).toEqual([])
    expect(soundsOf('constructor toString __proto__')).toHaveLength(3)
    expect(soundsOf('Priya Nair')).toEqual(['br', 'nr'])
  })
})
