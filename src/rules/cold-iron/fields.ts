import { withGuideWords, type FieldWords } from '../system/sheet/guide'
import words from './words/help.en.json'
import basisWords from './words/basis.en.json'
import fieldWords from './words/field.en.json'
import sheetWords from './words/sheet.en.json'

const also = new Set(Object.keys(fieldWords.coldIron.also))
const alsoOf = (path: string) => (also.has(path) ? { also: `coldIron.also.${path}` } : {})

const labels = (group: string, paths: readonly string[]) =>
  paths.map((path): [string, FieldWords] => [
    path,
    { label: `coldIron.${group}.${path}`, ...alsoOf(path) },
  ])

/** Fields below another, called by their own names. */
const below = (parent: string, names: readonly string[]) =>
  names.map((name): [string, FieldWords] => [
    `${parent}.${name}`,
    { label: `coldIron.sheet.${name}` },
  ])

const figures = [
  ...['h', 'hs', 'hw', 'hm', 'htH', 'd', 'dWeapon', 'db', 'dw', 'dm', 'pt', 'con', 'alt'],
  ...['armor.T', 'armor.C', 'maFull', 'maBroken'],
]

const { value: values, ...sections } = basisWords.coldIron.basis
const valueKeys = Object.fromEntries(
  Object.keys(values).map((value) => [value, `coldIron.basis.value.${value}`]),
)

/** What figures are worked out from: each section, and what is typed in it. */
const basis = Object.entries(sections).flatMap(([section, names]): [string, FieldWords][] =>
  Object.keys(names).map((name) => {
    const label = `coldIron.basis.${section}.${name}`
    return name === 'title'
      ? [`basis.${section}`, { label }]
      : [`basis.${section}.${name}`, { label, values: valueKeys }]
  }),
)

const own: Record<string, FieldWords> = {
  ...Object.fromEntries([
    ...labels('sheet', Object.keys(sheetWords.coldIron.sheet)),
    ...labels('figure', figures),
    ...below('armor', ['name', 'fitted', 'hpGrace', 'hpSteps', 'altDay', 'altAsleep', 'dragon']),
    ...below('shield', ['name']),
    ...below('weapons', [
      ...['name', 'class', 'reach', 'missile', 'crit', 'fatigue', 'dice', 'bonus', 'vsT'],
      ...['hands', 'hp', 'rangeRow', 'quality', 'loadTurns', 'hmPenalty', 'fumblePenalty'],
      ...['strReq', 'largeTurns', 'everReady', 'tripod', 'ammo', 'breakProtection'],
      ...['shotsCarried', 'magic'],
    ]),
    ...basis,
    ...below('items', ['name', 'level', 'aml', 'charges']),
  ]),
  'shield.hp': { label: 'coldIron.sheet.shieldHp' },
}

/** What the fields of the sheets are called, by dotted path. */
export const fields = withGuideWords(own, 'coldIron', words.coldIron.help)
