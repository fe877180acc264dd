import { phrase, type Phrase } from '../../../shared/phrase'
import words from '../words/glossary.en.json'

/** Short words of the game for the figures of a sheet, by their paths (CI-229). */
const terms: Readonly<Record<string, string>> = {
  h: 'H',
  hs: 'Hs',
  hw: 'Hw',
  hm: 'Hm',
  htH: 'HtH',
  d: 'D',
  dw: 'Dw',
  dm: 'Dm',
  db: 'Db',
  dbL: 'DbL',
  stD: 'StD',
  siz: 'SIZ',
  sizD: 'SizD',
  sizHtH: 'SizHtH',
  pt: 'Pt',
  con: 'CON',
  dex: 'DEX',
  will: 'WILL',
  talAdj: 'TAL',
  strAdj: 'STR',
  pml: 'PML',
  mpt: 'Mpt',
  alt: 'ALT',
  loadSr: 'SR',
  maFull: 'MA',
  'armor.T': 'T',
  'armor.C': 'C',
}

/** What a term stands for, its capitals kept apart: `D` is not `d`; null for one not listed. */
export function explainTerm(term: string): Phrase | null {
  const key = term.replaceAll(' ', '-')
  if (!Object.hasOwn(words.coldIron.glossary, key)) return null
  return phrase('coldIron.term.explained', { term, meaning: `@coldIron.glossary.${key}` })
}

/** What the short word for a figure stands for; null for one without. */
export function explainFigure(path: string): Phrase | null {
  const term = terms[path]
  return term === undefined ? null : explainTerm(term)
}
