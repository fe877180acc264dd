import type { Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import type { Basis } from '../combatant/basis'
import type { Sheet } from '../combatant/sheet'
import { comesInQuality, kindOf, qualityName } from '../gear/quality'
import { sizeWarnings } from '../gear/size-limits'
import { poundsOf, sizePointsOf } from '../load/weights'
import { wordsIn } from '../describe'
import { adjustmentOf, sizeValues } from './attributes'
import type { SheetCharts } from './charts'
import { wield } from '../gear/wielding'

const { words } = wordsIn('ratings')

/** What is carried, in points, pounds and size (CI-220, CI-223). */
export function loadNote(pack: Sum, index: number): Phrase {
  return words('note.load', {
    points: pack.total,
    pounds: poundsOf(pack.total),
    size: sizePointsOf(pack.total),
    index: Math.round(index * 10) / 10,
  })
}

/** What is too heavy or too big for who wields it (CI-205, CI-208), and what does not come so fine (CI-209). */
export function warningsOf({
  sheet,
  basis,
  charts,
  siz,
}: {
  sheet: Sheet
  basis: Basis
  charts: SheetCharts
  siz: Sum
}): Phrase[] {
  const { sizD } = sizeValues(adjustmentOf('siz', siz.total, charts.attributes), charts.attributes)
  const handling = { siz: siz.total, sizD }
  const { parryMode, shieldD } = basis.inHand
  const shield = parryMode === 'shield' ? sizeWarnings({ ...handling, shieldD }) : []
  return sheet.weapons.reduce<Phrase[]>((all, weapon) => {
    const listed = basis.weapons.find(({ name }) => name !== '' && name === weapon.name)
    if (!listed) return all
    const { name, hands } = weapon
    const { required, refused } = wield({ weapon, listed, basis, chart: charts.attributes })
    const strReq = hands === 2 ? listed.strReq2H : listed.strReq1H
    const kind = kindOf(weapon)
    return [
      ...all,
      ...(refused === 'hands' ? [words('warning.hands', { name, count: hands })] : []),
      ...(refused === 'strength' && required
        ? [words('warning.strength', { name, needs: required.total })]
        : []),
      ...(strReq === null || (weapon.missile && weapon.class !== 'thrown')
        ? []
        : sizeWarnings({ ...handling, weapon: { name, strReq, hands } }, charts.sizeLimits)),
      ...(weapon.quality && !comesInQuality(kind)
        ? [words('warning.noQuality', { name, kind: `@${qualityName(kind).key}` })]
        : []),
    ]
  }, shield)
}
