import type { EndStep, LevelStep, Shown } from './case'
import { modifierOf } from './sheets'
import { done, said } from '../campaign'
import { refusedWith, type Table } from './table'
import { system } from './words'

/** A level, in the downtime of the last one or in a new one. */
export async function levelUp(table: Table, step: LevelStep, isSame: boolean): Promise<Shown> {
  const { actor, raise, newMove } = step
  const before = await table.character(actor)
  const wizard = before.className === 'wizard'
  const downtime = step.downtime ? (isSame ? 'same' : 'new') : 'none'
  const spell = wizard ? `Spell ${before.spells.length + 1}` : ''
  const reply = await table.act(actor, 'levelUp', {
    ...{ downtime, raise, move: newMove, wizard, spell },
  })
  const reason = refusedWith(reply)
  if (reason !== null) return { allowed: false, reason }
  const { level, xp, scores, hp, maxHp, spells, advancedMoves } = await table.character(actor)
  const isHigh = said(done(reply).notes).includes('high')
  return {
    ...{ allowed: true, level, xp, hp, maxHp, score: scores[raise] },
    modifier: await modifierOf(table, actor, raise),
    newSpells: spells.length - before.spells.length,
    movesAdded: advancedMoves.length - before.advancedMoves.length,
    ...(isHigh ? { warning: 'aboveMax' } : {}),
  }
}

/** The end of a session: bonds, alignment, the three questions, XP. */
export async function endOfSession(table: Table, step: EndStep): Promise<Shown> {
  await table.run('sessionEnd.begin', { system })
  const say = (event: { type: string } & Record<string, unknown>) =>
    table.run('sessionEnd.say', { event })
  for (const [name, told] of Object.entries(step.characters)) {
    const { bondResolvedWith, agreed, newBondWith } = told
    if (bondResolvedWith === null) continue
    const { bonds } = await table.character(name)
    const at = bonds.findIndex((bond) => bond.with === bondResolvedWith && !bond.resolved)
    const fresh = newBondWith === null ? null : { with: newBondWith, text: 'What comes next' }
    await say({ type: 'bond.name', characterId: table.ref(name).id, at, agreed, fresh })
  }
  await say({ type: 'step.on' })
  for (const [name, { alignment }] of Object.entries(step.characters)) {
    await say({ type: 'alignment.mark', characterId: table.ref(name).id, fulfilled: alignment })
  }
  await say({ type: 'step.on' })
  for (const [at, question] of ['learned', 'overcame', 'looted'].entries()) {
    await say({ type: 'question.answer', question, yes: step.answers[at] ?? false })
  }
  await say({ type: 'xp.mark' })
  const gains = (await table.run('journal.recent', { limit: 60 }))
    .map(({ fact }) => fact)
    .filter(({ kind }) => kind === 'sessionEnd.gained')
  const characters: Record<string, Shown> = {}
  for (const name of Object.keys(step.characters)) {
    const gained = gains.find(({ about }) => about[0]?.name === name)?.to
    characters[name] = { gained, xp: (await table.character(name)).xp }
  }
  return { characters }
}
