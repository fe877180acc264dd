import { sum, type Sum } from '../../../shared/term'
import { fullHitPoints, fullMentalPoints } from '../body/rest/full-points'
import { demandWhole } from '../basics/field-error'
import { nearest } from '../basics/units'
import { attributeChart, type AttributeChart } from './attribute-chart'
import { adjustmentOf, pointsPerLevel } from './attributes'
import { part } from './figures'

/** Hit points by score and fighting level: CONadj says what a level gives (CI-059). */
export function hitPointsFor(
  con: number,
  fighterLevel: number,
  chart: AttributeChart = attributeChart,
): Sum {
  const ptPerLevel = pointsPerLevel(adjustmentOf('con', con, chart))
  return fullHitPoints({ con, ptPerLevel, fighterLevel })
}

/** Mental hit points by score and passive magic level: WILLadj says what a level gives (CI-066). */
export function mentalPointsFor(
  will: number,
  pml: number,
  chart: AttributeChart = attributeChart,
): Sum {
  const mptPerLevel = pointsPerLevel(adjustmentOf('will', will, chart))
  return fullMentalPoints({ will, mptPerLevel, pml })
}

/** How far a size may lie from the mean of strength and constitution. */
const sizeLeeway = 2

/**
 * Size: the mean of the potentials of strength and constitution, to the nearest, and up to 2 more
 * or less by choice. A FieldError names `sizChoice` beyond that.
 */
export function sizeFor(strPotential: number, conPotential: number, sizChoice: number): Sum {
  demandWhole('str', strPotential, 1)
  demandWhole('con', conPotential, 1)
  const mean = nearest(strPotential + conPotential, 2)
  const choice = demandWhole('sizChoice', sizChoice, -sizeLeeway, sizeLeeway)
  return sum([
    part('build', mean, 'CI-004', { str: strPotential, con: conPotential }),
    ...(choice === 0 ? [] : [part('choice', choice, 'CI-004')]),
  ])
}
