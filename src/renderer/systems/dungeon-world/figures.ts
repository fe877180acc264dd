import { levelPrice } from '../../../rules/dungeon-world/advance/experience'
import { weightOf, type Character } from '../../../rules/dungeon-world/sheet'
import type { Speaker } from '../../../shared/words/speaker'

/** A figure of a sheet with what it is called. */
export interface Shown {
  label: string
  shown: string
}

/** The figures that are asked for at the table all the time. */
export function tableFigures(character: Character, { t }: Pick<Speaker, 't'>): Shown[] {
  const { armor, load, xp, level, rations, ammo, preparation } = character
  const said = (field: string, shown: number | string) => ({
    label: t(`dungeonWorld.field.${field}`),
    shown: String(shown),
  })
  return [
    said('armor', armor),
    said('load', t('dungeonWorld.sheet.carried', { weight: weightOf(character), load })),
    said('xp', t('dungeonWorld.sheet.next', { xp, price: levelPrice(level) })),
    said('level', level),
    said('rations', rations),
    said('ammo', ammo),
    ...(preparation > 0 ? [said('preparation', preparation)] : []),
  ]
}

/** The rest, for the sheet itself. */
export function sheetFigures(character: Character, words: Pick<Speaker, 't'>): Shown[] {
  const said = (field: 'damageDie' | 'coins' | 'alignment') => ({
    label: words.t(`dungeonWorld.field.${field}`),
    shown: String(character[field]),
  })
  return [...tableFigures(character, words), said('damageDie'), said('coins'), said('alignment')]
}
