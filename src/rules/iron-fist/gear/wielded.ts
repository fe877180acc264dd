import { phrase } from '../../../shared/phrase'
import type { FigureSource, FigureSources } from '../../moves/move'
import { npcSchema } from '../npc'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'
import { carriedArms, closeId, npcArms, type Arm } from './armoury'
import { rowName } from './tables'
import { piercesAtClose, weaponHarm } from './weapon'

/** Whoever strikes: their sheet, and whose it is. */
export interface Striker {
  type: 'character' | 'npc'
  sheet: object
}

/** How a move is fought: hand to hand, from afar, or either way. */
export type Reach = 'hand' | 'far' | 'any'

/**
 * The weapons of whoever strikes as what `harm` and `ap` of a move may be taken from, in points
 * before protection and in the grip of the sheet (IF-130, IF-132). What is ready and made for this
 * reach comes first, else as the sheet has it; nothing where nobody is named or armed.
 */
export function wielded(
  striker: Striker | undefined,
  settings: Settings,
  reach: Reach = 'any',
): FigureSources {
  // One that has to be made ready still shoots before one that cannot.
  const fit = (arm: Arm) => Number(!arm.isLoaded) + 2 * Number(!isFor(arm, reach))
  const arms = striker ? armsOn(striker, settings).toSorted((a, b) => fit(a) - fit(b)) : []
  return {
    label: phrase('ironFist.given.weapon'),
    offers: arms.flatMap((arm) => sourcesOf(arm, settings)),
  }
}

/** What is on a sheet: an NPC's attacks, or what a character carries. */
export function armsOn({ type, sheet }: Striker, settings: Settings): Arm[] {
  return type === 'npc'
    ? npcArms(npcSchema.parse(sheet))
    : carriedArms(characterSchema.parse(sheet), settings)
}

function isFor({ row: { tags } }: Arm, reach: Reach): boolean {
  if (reach === 'any') return true
  const isShot = tags.includes('ranged')
  return reach === 'hand' ? !isShot : isShot || tags.includes('throw')
}

/** A weapon as it strikes; one that pierces more up close, so as well (IF-130). */
function sourcesOf({ id, row, use }: Arm, settings: Settings): FigureSource[] {
  const tags = settings.charts?.tags
  const strikes = (atClose: boolean) => {
    const { normal, ap } = weaponHarm(row, { ...use, atClose }, settings, tags)
    return { harm: normal.total, ap: ap.total }
  }
  const name = rowName('weapon', row)
  const close = {
    id: closeId(id),
    name: phrase('ironFist.gear.atClose', { ...name.with, weapon: `@${name.key}` }),
    figures: strikes(true),
  }
  return [{ id, name, figures: strikes(false) }, ...(piercesAtClose(row, tags) ? [close] : [])]
}
