import { sum, type Sum } from '../../../../shared/term'
import { demandWhole } from '../../basics/field-error'
import { wordsIn } from '../../describe'

const { termOf } = wordsIn('body')

/** What full hit points come from; `ptPerLevel` stands in the attribute chart. */
export interface HitPointSource {
  con: number
  ptPerLevel: number
  fighterLevel: number
}

/** Full hit points: the better of CON and those of the fighter's levels (CI-059). */
export function fullHitPoints(source: HitPointSource): Sum {
  const con = demandWhole('con', source.con, 0)
  const each = demandWhole('ptPerLevel', source.ptPerLevel, 0)
  const count = demandWhole('fighterLevel', source.fighterLevel, 0)
  const trained = each * count
  if (trained <= con) return sum([termOf('con', con, 'CI-059')])
  return sum([termOf('levels', trained, 'CI-059', { count, each })])
}

/** What full mental hit points come from; `pml` is the passive magic level. */
export interface MentalPointSource {
  will: number
  mptPerLevel: number
  pml: number
}

/** Full mental hit points: the better of WILL and those of the passive magic levels (CI-066). */
export function fullMentalPoints(source: MentalPointSource): Sum {
  const will = demandWhole('will', source.will, 0)
  const each = demandWhole('mptPerLevel', source.mptPerLevel, 0)
  const count = demandWhole('pml', source.pml, 0)
  const trained = each * count
  if (trained <= will) return sum([termOf('will', will, 'CI-066')])
  return sum([termOf('magicLevels', trained, 'CI-066', { count, each })])
}
