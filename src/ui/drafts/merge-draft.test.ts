import { describe, expect, it } from 'vitest'
import { parseDraft, type StoredDraft } from '#shared/page/drafts.ts'
import { mergeDraft, splitDraft } from './merge-draft.ts'

interface Form {
  name: string
  allergens: string[]
  price: number
  day: string | null
  answer: boolean | undefined
}

const EMPTY: Form = { name: '', allergens: [], price: Number.NaN, day: null, answer: undefined }

/** As it comes back from a storage. */
const throughStorage = (initial: Form, typed: Form, isRecord: boolean): StoredDraft | undefined => {
  const changed = splitDraft(initial, typed, isRecord)
  return changed && parseDraft(JSON.stringify({ page: '/', ...changed }))
}

describe('a draft', () => {
  it.each([
    ['a text', { name: 'Mariam' }],
    ['a text with signs', { name: '‏مريم "x"\n' }],
    ['a tick', { allergens: ['peanuts'] }],
    ['a number', { price: 45 }],
    ['a day', { day: '2027-01-08' }],
    ['an answer', { answer: false }],
    ['all of it', { name: 'M', allergens: ['milk'], price: 1, day: '2027-01-08', answer: true }],
  ])('has %s again', (_case, typed) => {
    const form = { ...EMPTY, ...typed }
    for (const isRecord of [false, true]) {
      expect(
        mergeDraft(EMPTY, throughStorage(EMPTY, form, isRecord), isRecord ? {} : undefined),
      ).toEqual(form)
    }
  })

  it.each([
    ['a text', { name: '' }],
    ['all ticks', { allergens: [] }],
    ['a number', { price: Number.NaN }],
    ['a day', { day: null }],
  ])('has %s that was emptied', (_case, emptied) => {
    const stored: Form = {
      name: 'M',
      allergens: ['milk'],
      price: 9,
      day: '2027-01-08',
      answer: true,
    }
    const form = { ...stored, ...emptied }
    expect(mergeDraft(stored, throughStorage(stored, form, true), {})).toEqual(form)
  })

  it('is nothing where nothing was changed', () => {
    expect(splitDraft(EMPTY, { ...EMPTY }, false)).toBeUndefined()
  })

  it('gives way to a record that says something newer, field by field', () => {
    const opened = { ...EMPTY, name: 'Mariam' }
    const draft = throughStorage(opened, { ...opened, allergens: ['milk'], price: 5 }, true)
    const newer = { ...opened, allergens: ['peanuts'] }
    expect(mergeDraft(newer, draft, {})).toEqual({ ...newer, price: 5 })
  })

  it('gives way with the fields that belong to the newer one', () => {
    const opened = { ...EMPTY, allergens: ['milk'], answer: true }
    const together = [['allergens', 'answer']]
    const changed = splitDraft(opened, { ...opened, answer: false, price: 5 }, true, together)
    const draft = parseDraft(JSON.stringify({ page: '/', ...changed }))
    const newer = { ...opened, allergens: ['milk', 'sesame'] }
    expect(mergeDraft(newer, draft, { together })).toEqual({ ...newer, price: 5 })
    expect(mergeDraft(opened, draft, { together })).toEqual({ ...opened, answer: false, price: 5 })
  })

  it('stays where the same version is read in the other language', () => {
    const opened = { ...EMPTY, name: 'Dubai Marina' }
    const draft = throughStorage(opened, { ...opened, name: 'Deira' }, true)
    const arabic = { ...opened, name: 'مرسى دبي' }
    const marked = draft && { ...draft, version: 'a.b' }
    expect(mergeDraft(arabic, marked, { version: 'a.b' }).name).toBe('Deira')
    expect(mergeDraft(arabic, marked, { version: 'a.c' }).name).toBe('مرسى دبي')
  })

  it('stays over another first value of a new form, such as a name in the other language', () => {
    const draft = throughStorage({ ...EMPTY, name: 'Home' }, { ...EMPTY, name: 'Villa' }, false)
    expect(mergeDraft({ ...EMPTY, name: 'المنزل' }, draft).name).toBe('Villa')
  })

  it('leaves out what the form no longer has, or has in another shape', () => {
    const draft = { page: '/', values: { name: ['x'], allergens: 'milk', price: '7', gone: 1 } }
    expect(mergeDraft(EMPTY, draft)).toEqual(EMPTY)
  })
})
