import { store, useStored } from '../stored.ts'

const NAME = 'admin-single-keys'
const OFF = 'off'

/** Whether letters and signs alone do something; who speaks to the computer turns them off. */
export const useSingleKeys = (): boolean => useStored(NAME) !== OFF

export const areSingleKeysOn = (): boolean => localStorage.getItem(NAME) !== OFF

export const setSingleKeys = (areOn: boolean): void => store(NAME, areOn ? 'on' : OFF)
