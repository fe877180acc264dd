import { expect, it } from 'vitest'
import { ironsworn } from '../../../src/rules/ironsworn'
import { moveDataFor, movesFor } from '../../../src/rules/ironsworn/moves/moves'
import { rowsOf, type MoveTable } from '../../../src/rules/ironsworn/oracle/lookup'
import { settingsSchema } from '../../../src/rules/ironsworn/settings'
import { characterSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import { noneOfThem } from '../../../src/rules/moves/data/when'
import type { HeldModifier } from '../../../src/rules/moves/modifiers'
import type { Move } from '../../../src/rules/moves/move'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import type { Person, Stage } from '../../../src/rules/moves/runner/stage'
import { branchesAfter } from './branches'
import type { Row } from './row'
import { chosen, given, played, stageOf, type Scene } from './scene'
import { expectReviewed, unplayed } from './table'
import { tellChanges, tellNote } from './tell'
import { walk } from './walk'

const character = (own: object = {}, modifiers: HeldModifier[] = []): Person => ({
  ...{ kind: 'character', sheet: characterSchema.parse(own), modifiers },
})
const figures = {
  stats: { edge: 1, heart: 2, iron: 2, shadow: 1, wits: 3 },
  ...{ health: { value: 3 }, spirit: { value: 3 }, momentum: 2, weapon: { harm: 2 } },
  ...{ bonds: ['Hesta'], bondTicks: 9, xpEarned: 5, initiative: 'me', lastOutcome: 'strong' },
  assets: { Hawk: { type: 'companion', health: { value: 2, max: 3 } } },
}
const tracks = {
  vow: { name: 'vow', rank: 'formidable', ticks: 24 },
  journey: { name: 'journey', rank: 'dangerous', ticks: 16 },
  foe: { name: 'foe', rank: 'extreme', ticks: 20 },
  setback: { name: 'setback', rank: 'formidable', ticks: 18 },
} as const
/** What everybody chooses for themselves is told one choice at a time. */
const each = ['makeCamp', 'sojourn']
const { moves: all } = ironsworn
const apart = [...each, 'rollHarm', 'rollStress', 'rollPrice']
const moves = Object.fromEntries(Object.entries(all).filter(([id]) => !apart.includes(id)))
const data = moveDataFor()
const others = { 'character:other': character({ spirit: { value: 2 }, bonds: ['Hesta'] }) }

const scene: Scene = {
  ...{ name: '', moves, tracks, others, actor: character(figures) },
  ally: character({ momentum: 0, initiative: 'foe', health: { value: 2 } }),
  party: partySchema.parse({ supply: 3 }),
  given: {
    ...{ bond: 1, harm: 2, stress: 1, bonusHarm: 1 },
    ...{ points: 3, health: 1, spirit: 1, momentum: 1, supply: 1 },
    ...{ recuperate: 1, consort: 2, provision: 1, plan: 2, companion1: 1 },
  },
}
const alone: Scene = { ...scene }
delete alone.ally
const as = (name: string, own: object, only?: readonly string[]): Scene => ({
  ...{ ...scene, name, actor: character({ ...figures, ...own }) },
  ...(only ? { only } : {}),
})
const tide: HeldModifier = {
  ...{ id: 'tide', value: 1, kind: 'forward', scope: 'anyRoll', rule: 'IS-120' },
  ...{ text: { key: 'ironsworn.turnTheTide.modifier.next' }, until: 'nextMove' },
}
const later = settingsSchema.parse({ profile: 'rulebook2019' })
const suffering = ['endureHarm', 'endureStress', 'companionEndureHarm']
const rising = [
  ...['faceDanger', 'secureAnAdvantage', 'undertakeAJourney', 'reachYourDestination', 'clash'],
  ...['drawTheCircle', 'forgeABond', 'testYourBond', 'enterTheFray', 'endureHarm', 'endureStress'],
]

const tables: Readonly<Record<string, MoveTable>> = {
  rollHarm: 'moves/endure_harm',
  rollStress: 'moves/endure_stress',
  rollPrice: 'moves/pay_the_price',
}

function rowOf(stage: Stage, context: RunContext, said: readonly string[], move: Move): Row {
  const run = played(stage, context)
  const outcome = 'outcome' in run ? run.outcome : null
  return {
    ...{ move: move.id, outcome: said.join(' › '), rule: move.rule },
    change: outcome ? tellChanges(outcome).join('; ') : 'refused',
    says: [...(outcome?.notes ?? []), ...(outcome?.told ?? [])].map(tellNote).join(', '),
  }
}

/** Every choice of a camp and a stay on a weak hit, for somebody alone; and what a miss brings. */
function choiceRows(): Row[] {
  const marked = { debilities: ['wounded', 'shaken', 'unprepared'] }
  const single = { ...alone, moves: all, others: {}, given: { bond: 0 } }
  const scenes: Scene[] = [
    single,
    {
      ...{ ...single, name: 'marked', actor: character({ ...figures, ...marked }) },
      party: partySchema.parse({ supply: 0, unprepared: true }),
    },
  ]
  return scenes.flatMap((at) => {
    const stage = stageOf(at)
    return each.flatMap((id) => {
      const move = all[id]
      const start = move ? chosen(at, move) : null
      if (!move || !start) return []
      // At a place with which no bond is written.
      const answers: Record<string, string> = id === 'sojourn' ? { place: noneOfThem } : {}
      const told = ([name, dice]: [string, number[]]) =>
        branchesAfter(stage, given(start, { dice, answers })).map(({ context, said }) => {
          const outcome = [at.name === '' ? name : `(${at.name}) ${name}`, ...said]
          return rowOf(stage, context, outcome, move)
        })
      return [
        ...told(['strong', [6, 1, 2]]),
        ...told(['weak', [2, 1, 10]]),
        ...told(['miss', [1, 9, 10]]),
      ]
    })
  })
}

/** Every row of the tables that moves send to, with each answer to what it asks. */
function tableRows(): Row[] {
  const stage = stageOf({ ...scene, moves: all })
  return Object.entries(tables).flatMap(([id, table]) => {
    const move = all[id]
    const start = move ? chosen(scene, move) : null
    if (!move || !start) return []
    return rowsOf(table, 'srd08').flatMap(({ min, max }) =>
      branchesAfter(stage, given(start, { dice: [max] })).map(({ context, said }): Row => {
        return rowOf(stage, context, [`row ${min}-${max}`, ...said], move)
      }),
    )
  })
}

const rows = [
  ...walk(
    [
      scene,
      {
        ...as('outside a fight', { initiative: 'none', lastOutcome: 'none' }, [
          ...['faceDanger', 'secureAnAdvantage', 'strike', 'endureHarm', 'gatherInformation'],
        ]),
        tracks: { vow: tracks.vow, journey: tracks.journey, setback: tracks.setback },
      },
      {
        ...{ ...scene, name: 'no track yet', tracks: {} },
        only: ['enterTheFray', 'swearToDeath', 'strike', 'faceASetback'],
      },
      { ...alone, name: 'alone', only: ['heal'] },
      {
        ...{ ...scene, name: 'on another', only: ['heal'] },
        target: character({ health: { value: 2 } }),
      },
      as('without control', { initiative: 'foe', lastOutcome: 'none' }, [
        ...['enterTheFray', 'drawTheCircle', 'strike', 'clash', 'turnTheTide', 'endTheFight'],
        ...['endureHarm', 'secureAnAdvantage'],
      ]),
      as('at the maximum', { momentum: 10 }, rising),
      as('at the lowest momentum', { momentum: -6 }, ['faceDanger', 'endureHarm']),
      as(
        'nothing left',
        {
          ...{ health: { value: 0 }, spirit: { value: 0 } },
          assets: { Hawk: { type: 'companion', health: { value: 0, max: 3 } } },
        },
        suffering,
      ),
      as(
        'all marked',
        {
          ...{ health: { value: 0 }, spirit: { value: 0 } },
          debilities: ['wounded', 'maimed', 'shaken', 'corrupted'],
        },
        suffering,
      ),
      {
        ...as('out of everything', { debilities: ['wounded', 'shaken', 'unprepared'] }, [
          ...['heal', 'resupply'],
        ]),
        party: partySchema.parse({ supply: 0, unprepared: true }),
      },
      {
        ...scene,
        name: 'the last supply',
        party: partySchema.parse({ supply: 1 }),
        only: ['faceDanger'],
      },
      as('bared', { boasts: ['bare_yourself'] }, ['strike', 'clash', 'endTheFight', 'faceDanger']),
      as('no iron', { boasts: ['hold_no_iron'] }, ['strike', 'clash']),
      as('bloodied', { boasts: ['bloody_yourself'], initiative: 'foe' }, ['endureHarm']),
      as('burdened', { debilities: ['cursed', 'tormented'] }, ['fulfillYourVow', 'forsakeYourVow']),
      {
        ...{ ...scene, name: 'the tide turned', actor: character(figures, [tide]) },
        only: ['strike', 'faceDanger', 'endureHarm'],
      },
      {
        ...scene,
        name: 'later printing',
        moves: movesFor(later),
        only: ['drawTheCircle', 'forsakeYourVow'],
      },
    ],
    data,
  ),
  ...choiceRows(),
  ...tableRows(),
]

it('every outcome of Ironsworn does what its reviewed row says', () => {
  expectReviewed('ironsworn', rows)
})

it('every outcome that the data has is played', () => {
  const walked = data.filter(({ id }) => !Object.hasOwn(tables, id))
  expect(unplayed(rows, walked)).toEqual([])
})
