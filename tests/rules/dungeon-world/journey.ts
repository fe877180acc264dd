import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { playRules } from '../../../src/rules/system/system'
import { character } from './moves/play'

/** Those who travel, by what is in their packs. */
const sheets = {
  a: character({ rations: 3 }).sheet,
  b: character({ rations: 1 }).sheet,
  c: character({ rations: 5 }).sheet,
}

/** A journey of three for so many rations, its rolls made: what it pays, owes and tells. */
export function travel(roles: object, rations: number, settings: object = {}) {
  const [journey] = playRules(dungeonWorld, { settings, charts: {} }).groupMoves ?? []
  if (!journey) throw new Error('journey')
  const all = { trailblazer: null, scout: null, quartermaster: null, ...roles }
  const { effects, gmMoves, notes } = journey.together({ sheets, roles: all, given: { rations } })
  const changes = Object.entries(effects).flatMap(([who, own]) =>
    own.map((each) => ({ who, ...each })),
  )
  return {
    effects: changes.map(({ who, field, from, to }) => `${who} ${field}: ${from} → ${to}`),
    paid: changes
      .filter(({ field }) => field === 'rations')
      .reduce((all, { from, to }) => all + Number(from) - Number(to), 0),
    owed: gmMoves.map(({ who, cause }) => [who, cause.key.split('.').at(-1)]),
    notes: notes.map(({ key }) => key.split('.').slice(-2).join('.')),
  }
}
