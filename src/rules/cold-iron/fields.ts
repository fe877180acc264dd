import type { FieldWords } from '../system'
import { english } from './words'

const labels = (group: string, paths: readonly string[]) =>
  paths.map((path): [string, FieldWords] => [path, { label: `coldIron.${group}.${path}` }])

/** Fields below another, called by their own names. */
const below = (parent: string, names: readonly string[]) =>
  names.map((name): [string, FieldWords] => [
    `${parent}.${name}`,
    { label: `coldIron.sheet.${name}` },
  ])

const figures = [
  ...['h', 'hs', 'hw', 'hm', 'htH', 'd', 'db', 'dw', 'dm', 'pt', 'con', 'alt', 'armor.T'],
  ...['armor.C', 'maFull', 'maBroken'],
]

/** What the fields of the sheet are called, by dotted path. */
export const fields: Record<string, FieldWords> = {
  ...Object.fromEntries([
    ...labels('sheet', Object.keys(english.coldIron.sheet)),
    ...labels('figure', figures),
    ...below('armor', ['name', 'fitted', 'hpGrace', 'hpSteps']),
    ...below('shield', ['name']),
    ...below('weapons', [
      ...['name', 'class', 'reach', 'missile', 'crit', 'fatigue', 'dice', 'bonus', 'vsT'],
      ...['hands', 'hp', 'rangeRow', 'quality', 'loadTurns', 'hmPenalty', 'fumblePenalty'],
      ...['strReq', 'largeTurns', 'everReady', 'tripod', 'ammo', 'breakProtection', 'magic'],
    ]),
    ...below('items', ['name', 'level', 'aml', 'charges']),
  ]),
  'shield.hp': { label: 'coldIron.sheet.shieldHp' },
}
