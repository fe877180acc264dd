import { savePreview, spellPreview } from '../../../../src/rules/cold-iron/view/board'
import { chanceOf } from '../../../../src/rules/cold-iron/basics/chance'
import { rateOf } from '../../../../src/rules/cold-iron/turn/casting/figures'
import { one, type Figures, type Step } from '../case'
import { modifiersOf } from '../figures'
import type { Table } from '../table'

const typed = true
/** A roll that never fails. */
const sure = '99987'
/** What makes the rate of a spell before what happens to its caster. */
const own = ['aml', 'talent', 'level', 'mana']

/** The spell somebody is at. */
async function castOf(table: Table, name: string, status = 'waiting') {
  const { spells } = await table.board()
  const spell = spells.find(
    ({ cast }) => cast.casterId === table.idOf(name) && cast.status === status,
  )
  if (!spell) throw new Error(`${name} casts nothing`)
  return spell
}

/** When a spell that was declared completes, and the rate it begins with. */
export async function begun(table: Table, step: Step, ahead: number): Promise<Figures> {
  const { cast, turn, step: completesStep } = await castOf(table, one(step.by))
  const rate = rateOf(await table.fight(), await table.person(one(step.by)), cast)
  const terms = rate?.terms.filter(({ label }) => own.includes(lastWord(label.key))) ?? []
  return {
    completesTurn: turn === null ? null : turn - ahead,
    completesStep,
    srBase: terms.reduce((all, { value }) => all + value, 0),
  }
}

function lastWord(key: string): string {
  return key.split('.').at(-1) ?? ''
}

/** A success roll (CI-004); a counter comes off it. */
export async function rollSpell(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const { cast } = await castOf(table, name)
  if (step.do === 'counterRoll') {
    const combatantId = table.idOf(String(step['against']))
    const mp = Number(step['counterMp'])
    await table.act({ type: 'spell.counter', castId: cast.id, combatantId, mp, modifiers: [] })
  }
  const preview = spellPreview(await table.snapshot(), cast.id)
  if (!preview || step.roll === undefined) throw new Error(`${name} has nothing to roll`)
  const { terms, total } = preview.ability
  const base = terms.filter(({ label }) => own.includes(lastWord(label.key)))
  const countered = terms.find(({ label }) => lastWord(label.key) === 'countered')
  await table.act({ type: 'spell.roll', castId: cast.id, roll: step.roll, typed })
  const after = (await table.board()).spells.find((each) => each.cast.id === cast.id)
  const ca = chanceOf(step.roll)
  return {
    sr: base.reduce((all, { value }) => all + value, 0),
    modifiers: modifiersOf(terms.filter((each) => !base.includes(each) && each !== countered)),
    counter: -(countered?.value ?? 0),
    ca,
    total: total + ca,
    success: after?.cast.rolls.at(-1)?.success,
    spellWorks: after?.cast.status === 'works',
    mpUsed: (await table.person(name)).state.mpUsed,
  }
}

/** A charged item used in its step (CI-019). */
export async function click(table: Table, step: Step): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const item = Number(step['item']) - 1
  const refused = await table.tryOut({ type: 'spell.click', combatantId, item })
  const { spells, step: orderStep } = await table.board()
  const used = spells.filter(({ cast }) => cast.casterId === combatantId && cast.item !== null)
  const waiting = used.find(({ cast }) => cast.status === 'waiting')
  if (waiting) await table.act({ type: 'spell.pass', castId: waiting.cast.id })
  return { allowed: refused === null, itemsUsed: used.length, orderStep }
}

/** When a spell would complete: it is declared, looked at, and taken back (CI-018). */
export async function timing(table: Table, step: Step, ahead: number): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const level = Number(step['spellLevel'])
  const declaration = { kind: 'spell', name: 'Spell', level } as const
  await table.act({ type: 'declare', combatantId, declaration })
  const figures = await begun(table, step, ahead)
  await table.act({ type: 'withdraw', combatantId })
  return figures
}

/** What a range takes off a spell's success; null where it does not reach (CI-142). */
export async function rangeOf(table: Table, step: Step): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const range = Number(step['distance'])
  const declaration = { kind: 'spell', name: 'Spell', level: 1, range } as const
  const refused = await table.tryOut({ type: 'declare', combatantId, declaration })
  if (refused !== null) return { possible: false }
  const { cast } = await castOf(table, one(step.by))
  const rate = rateOf(await table.fight(), await table.person(one(step.by)), cast)
  const sr = rate?.terms.find(({ label }) => lastWord(label.key) === 'range')?.value ?? 0
  await table.act({ type: 'withdraw', combatantId })
  return { sr, possible: true }
}

/** Somebody's save against a spell that works (CI-004): the spell is cast at him, and succeeds. */
export async function save(table: Table, step: Step): Promise<Figures> {
  const targetId = table.idOf(one(step.on))
  const waiting = await castOf(table, one(step.by))
  await table.act({ type: 'spell.roll', castId: waiting.cast.id, roll: sure, typed })
  const { cast } = await castOf(table, one(step.by), 'saves')
  const preview = savePreview(await table.snapshot(), cast.id, targetId)
  const roll = step.roll ?? ''
  if (!preview) throw new Error(`${one(step.on)} has no save`)
  await table.act({ type: 'spell.save', castId: cast.id, targetId, roll, typed })
  const after = (await table.board()).spells.find((each) => each.cast.id === cast.id)
  const ca = chanceOf(roll)
  const modifiers = preview.ability.terms.filter(({ rule }) => rule !== 'CI-004')
  return {
    saveDC: preview.difficulty.total,
    msv: preview.ability.total - modifiers.reduce((all, { value }) => all + value, 0),
    modifiers: modifiersOf(modifiers),
    ca,
    total: preview.ability.total + ca,
    saved: after?.cast.saves.find((each) => each.targetId === targetId)?.success,
  }
}
