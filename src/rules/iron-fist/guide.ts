import { defineGuide } from '../system/sheet/guide'
import groups from './sheet-groups.json'
import words from './words/help.en.json'

/** How the sheets are laid out for writing, and what each field is for. */
export const guide = defineGuide('ironFist', groups, words.ironFist.help)
