import { tacticalTerms } from '../../../../src/rules/cold-iron/actions/stacking'
import type { TacticId } from '../../../../src/rules/cold-iron/actions/tactical'
import { bodyPenalties } from '../../../../src/rules/cold-iron/body/penalties'
import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { isDesperate } from '../../../../src/rules/cold-iron/turn/core/fight'
import { asArmed } from '../../../../src/rules/cold-iron/turn/attacking/guard'
import { chargeOf } from '../../../../src/rules/cold-iron/turn/movement/acting'
import { mostHexes } from '../../../../src/rules/cold-iron/turn/movement/reading'
import { sum } from '../../../../src/shared/term'
import { names, one, type Figures, type Step } from '../case'
import type { Moment } from './moments'
import { answer, freeAttackers, goAfter } from './passing'
import { begun } from './spells'
import type { Table } from '../table'

type ReportContext = (moment: Moment) => Promise<Figures> | Figures

const swings: ReportContext = ({ step }) => {
  const option = step.option === 'tripleSwing' ? 'tripleSwing' : 'doubleSwing'
  return {
    hit: values('hit', [option]),
    defence: values('d', [option]),
    hthVsTackle: values('hthVsTackle', [option]),
  }
}
const answering: ReportContext = ({ table, step, plan }) => answer(table, step, plan)

/** What each declaration brings, as the screen tells it. */
const tells: Record<string, ReportContext> = {
  fullDefence: async ({ table, step }) => ({
    moveEngagedHexes: await reachOf(table, step, { way: 'withdraw', hexes: 1 }),
    hth: values('hthDefence', ['fullDefenceVsHtH']),
  }),
  doubleSwing: swings,
  tripleSwing: swings,
  block: answering,
  stand: answering,
  initiateHtH: ({ table, step }) =>
    step['changedAfterFlight'] === true ? goAfter(table, step) : {},
  runFromMelee: async ({ table, step }) => {
    const name = one(step.by)
    const { parryMode } = asArmed(await table.fight(), await table.person(name)).sheet
    return {
      freeAttackers: await freeAttackers(table, name),
      defenceType: parryMode === 'none' ? 'Dodge' : 'D',
    }
  },
  setSpear: async ({ table, step }) => ({
    moveHexes: await reachOf(table, step, { way: 'walk', hexes: 2, action: 'setSpear' }),
  }),
  desperation: async ({ table, step }) => {
    const person = await table.person(one(step.by))
    const desperate = isDesperate(await table.fight(), person.id)
    return { penalty: sum(bodyPenalties(person, desperate)).total }
  },
  cast: ({ table, step, ahead }) => begun(table, step, ahead),
  abortFullDefence: async ({ table, step }) => {
    const made = (await table.fight()).declarations[table.idOf(one(step.by))]
    return { fullDefenceKept: made?.kind === 'fullDefence' }
  },
}

/** The figures of a declaration that was made. */
export function declaredFigures(moment: Moment): Promise<Figures> | Figures {
  return tells[moment.step.option ?? '']?.(moment) ?? {}
}

/** How far somebody may go with what he has declared, if he goes like this. */
async function reachOf(table: Table, step: Step, movement: object): Promise<number | undefined> {
  const fight = await table.fight()
  const person = await table.person(names(step.by)[0] ?? '')
  const made = fight.declarations[person.id]
  return made && mostHexes(fight, person, { ...made, movement } as Declaration)
}

/** Whether a run counts for a charge (CI-135). */
export async function charging(table: Table, step: Step): Promise<Figures> {
  const rider = await table.person(one(step.by))
  const [weapon] = rider.sheet.weapons
  if (!weapon) return {}
  const { total } = chargeOf(await table.fight(), rider, weapon, Number(step['hexesThisTurn']))
  const full = rider.state.mounted ? rider.sheet.maHorse : rider.sheet.maFull
  return { fullMoveNeeded: full, charge: total > 0 }
}

function values(figure: 'hit' | 'd' | 'hthVsTackle' | 'hthDefence', ids: TacticId[]): number {
  return sum(tacticalTerms(figure, ids)).total
}
