import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { words } from '../../../src/campaign/words'
import { adventurers, system as onTheRoad } from '../../support/adventurers'
import { content } from '../../support/dump'
import { eventsOf } from '../../support/reports/report-events'

const system = 'iron-fist'
const maro = { type: 'character' as const, id: 'character-maro' }

describe('something done to a sheet', () => {
  it('IF-123 IF-072 lands with its facts and its terms, and is undone in one step', async () => {
    const { workspace, run } = await sampleWorkspace()
    const before = content(workspace.file)
    await run('act.perform', { system, act: 'rest', member: maro, input: { kind: 'sleep' } })
    const character = (await run('character.list', {})).find(({ id }) => id === maro.id)
    expect(character?.sheets[system]).toMatchObject({
      counters: { health: 3 },
      rest: { shortUsed: true, sleepUsed: true },
    })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('IF-123 IF-126 IF-127 a rest and a treatment are told, with who treated whom and who paid', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const tamsin = { type: 'character' as const, id: 'character-tamsin' }
    const sheetOf = async (id: string) =>
      (await run('character.list', {})).find((each) => each.id === id)?.sheets[system] as {
        gearHolds: number
        counters: object
      }
    const edit = async (characterId: string, own: Record<string, unknown>) =>
      run('character.edit', { characterId, sheets: { [system]: own } })
    await edit(maro.id, {
      ...{ gearHolds: 0, conditions: [] },
      counters: { ...(await sheetOf(maro.id)).counters, health: -2 },
    })
    await edit(tamsin.id, { gearHolds: 3 })
    const before = content(workspace.file)
    const treatment = { system, act: 'treat', member: maro, input: { points: 2, healer: 'Wend' } }
    await run('act.perform', { ...treatment, payer: tamsin })
    expect([(await sheetOf(maro.id)).gearHolds, (await sheetOf(tamsin.id)).gearHolds]).toEqual([
      0, 1,
    ])
    await run('act.perform', { system, act: 'rest', member: maro, input: { kind: 'short' } })
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      expect(eventsOf(report).map(({ text }) => text)).toEqual(
        expect.arrayContaining([
          'Maro was treated by Wend. Health restored: 2, now 0. Tamsin paid in Gear and Ammo holds: 2.',
          'Maro rested for an hour. Health restored: 1, now 1.',
        ]),
      )
    }
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-051 DW-053 is done by several at once, each by their own sheet, and undone in one step', async () => {
    const { run, workspace, sheet, ysolt, maro: other, tamsin } = await adventurers()
    const before = content(workspace.file)
    await run('act.performTogether', {
      ...{ system: onTheRoad, act: 'makeCamp', input: {} },
      members: [ysolt, other].map((id) => ({ type: 'character' as const, id })),
    })
    expect(await sheet(ysolt)).toMatchObject({ hp: 20, rations: 2 })
    expect(await sheet(other)).toMatchObject({ rations: 0 })
    expect(await sheet(tamsin)).toMatchObject({ hp: 0, rations: 5 })
    const [last] = (await run('history.list', {})).batches
    expect(last && words.say(last.label)).toBe('Make Camp: Ysolt, Maro')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-039 help for the next roll does not wait through a camp', async () => {
    const { run, ysolt, maro: other } = await adventurers()
    const helped = { type: 'character' as const, id: ysolt }
    const helper = { type: 'character' as const, id: other }
    await run('move.confirm', {
      ...{ system: onTheRoad, move: 'aidOrInterfere', dice: [6, 5], given: { bonds: 1 } },
      ...{ actor: helper, target: helped, picks: ['help'] },
    })
    const waiting = async () => (await run('effect.list', {})).map(({ bearer }) => bearer.id)
    const camp = (member: typeof helped) =>
      run('act.perform', { system: onTheRoad, act: 'makeCamp', member, input: {} })
    await camp(helper)
    expect(await waiting()).toEqual([ysolt])
    await camp(helped)
    expect(await waiting()).toEqual([])
    await run('history.undo', {})
    expect(await waiting()).toEqual([ysolt])
  })

  it('DW-051 a camp keeps the order of its watches in mind, and lasts as long as somebody says', async () => {
    const { run, workspace, ysolt, maro: other } = await adventurers()
    const before = content(workspace.file)
    const now = async () => (await run('calendar.read', {})).now
    const began = await now()
    const camp = {
      ...{ system: onTheRoad, act: 'makeCamp' },
      members: [ysolt, other].map((id) => ({ type: 'character' as const, id })),
    }
    await run('act.performTogether', { ...camp, input: {} })
    expect([await now(), await run('reminder.list', {})]).toEqual([began, []])
    await run('history.undo', {})
    const { passed } = await run('act.performTogether', {
      ...{ ...camp, input: { watches: ['Maro', 'Ysolt'] } },
      lasts: { amount: 9, unit: 'hours' },
    })
    const minutes = (began.day * 24 + 9) * 60 + began.minute
    const { day, minute } = await now()
    expect(day * 24 * 60 + minute).toBe(minutes)
    expect(passed?.now).toEqual({ day, minute })
    const kept = (await run('reminder.list', {})).map((each) => words.say(each.words))
    expect(kept).toEqual(['The watches of the camp, in order: Maro, Ysolt.'])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-043 nobody who is dying recovers; DW-064 the days of it go by where that is said', async () => {
    const { run, call, sheet, ysolt, tamsin } = await adventurers()
    const recovers = (id: string) => ({
      ...{ system: onTheRoad, act: 'recover', input: { days: 3 } },
      member: { type: 'character' as const, id },
    })
    expect(await sheet(tamsin)).toMatchObject({ hp: 0, life: 'dying' })
    expect(await call('act.perform', recovers(tamsin))).toMatchObject({
      error: { code: 'refused', message: { key: 'dungeonWorld.rest.refused.lastBreath' } },
    })
    const { day } = (await run('calendar.read', {})).now
    expect(await run('act.perform', recovers(ysolt))).toMatchObject({ passed: null })
    await run('act.perform', { ...recovers(ysolt), lasts: { amount: 3, unit: 'days' } })
    expect((await run('calendar.read', {})).now.day).toBe(day + 3)
  })

  it('IF-116 writes a debility down, full stops and all', async () => {
    const { run } = await sampleWorkspace()
    const input = { text: 'Lost an eye. The left one.' }
    await run('act.perform', { system, act: 'takeDebility', member: maro, input })
    const character = (await run('character.list', {})).find(({ id }) => id === maro.id)
    expect(character?.sheets[system]).toMatchObject({
      debilities: [{ text: 'Lost an eye. The left one.', takenAt: '' }],
    })
  })

  it('IF-116 IF-118 settles the reminder to write it down, of that character alone', async () => {
    const { run } = await sampleWorkspace()
    const tamsin = { type: 'character' as const, id: 'character-tamsin' }
    const spared = (actor: typeof maro, target: typeof maro) =>
      run('move.confirm', {
        ...{ system, move: 'sufferHarm', actor, target, dice: [1, 1], typed: true },
        ...{ given: { harm: 5 }, picks: ['serious'], answers: { instead: 'debility' } },
      })
    await spared(tamsin, maro)
    await spared(maro, tamsin)
    const open = async () =>
      (await run('reminder.list', {})).map(({ about: [whose] }) => whose?.id ?? '')
    expect(await open()).toEqual([tamsin.id, maro.id])
    const act = { system, act: 'takeDebility', member: maro, input: { text: 'Lame' } }
    // One that is taken for other harm leaves it.
    await run('act.performAll', { title: 'harm', acts: [act], leadsTo: [] })
    expect(await open()).toEqual([tamsin.id, maro.id])
    await run('history.undo', {})
    await run('act.perform', { ...act, owedId: null })
    expect(await open()).toEqual([tamsin.id])
    await run('history.undo', {})
    expect(await open()).toEqual([tamsin.id, maro.id])
  })

  it('IF-107 marks harm on an NPC, and only on one', async () => {
    const { run, call } = await sampleWorkspace()
    const [npc] = (await run('npc.list', {})).npcs.filter(({ sheets }) => sheets[system])
    const member = { type: 'npc' as const, id: npc?.id ?? '' }
    const input = { source: { id: 'torture' } }
    await run('act.perform', { system, act: 'markHarm', member, input })
    const after = (await run('npc.list', {})).npcs.find(({ id }) => id === npc?.id)
    expect(after?.sheets[system]).toMatchObject({ harmSuffered: 4 })
    const wrong = { system, act: 'markHarm', member: maro, input }
    expect(await call('act.perform', wrong)).toMatchObject({ error: { code: 'refused' } })
  })

  it('IF-125 refuses in words, and what it cannot read as our own fault', async () => {
    const { workspace, run, call } = await sampleWorkspace()
    const down = { counter: 'health', delta: -3 }
    await run('act.perform', { system, act: 'changeCounter', member: maro, input: down })
    const before = content(workspace.file)
    const rest = { system, act: 'rest', member: maro, input: { kind: 'short' } }
    expect(await call('act.perform', rest)).toMatchObject({
      error: { code: 'refused', message: { key: 'ironFist.rest.refused.needsTreatment' } },
    })
    const nap = { ...rest, input: { kind: 'nap' } }
    expect(await call('act.perform', nap)).toMatchObject({ error: { code: 'invalid' } })
    expect(await call('act.perform', { ...rest, act: 'dance' })).toMatchObject({
      error: { code: 'refused' },
    })
    expect(content(workspace.file)).toEqual(before)
  })
})

describe('several things done in one breath', () => {
  const vane = { type: 'npc' as const, id: 'npc-client' }
  const mark = { system, act: 'markHarm', member: vane, input: { hits: [{ normal: 2, ap: 1 }] } }
  const suffer = {
    ...{ system, move: 'sufferHarm', given: { harm: 3, ap: 0, more: 0, less: 0 } },
    ...{ actor: maro, target: null },
  }

  it('IF-107 IF-120 mark harm and leave the rolls to be made, undone in one step', async () => {
    const { workspace, run } = await sampleWorkspace()
    const before = content(workspace.file)
    await run('act.performAll', { title: 'harm', acts: [mark, mark], leadsTo: [suffer] })
    const npc = (await run('npc.list', {})).npcs.find(({ id }) => id === vane.id)
    expect(npc?.sheets[system]).toMatchObject({ harmSuffered: 6 })
    expect(await run('move.queue', {})).toMatchObject([
      { oneOf: ['sufferHarm'], given: { harm: 3 }, actor: maro, target: null },
    ])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('IF-083 settle the harm that a move left to be divided', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', {
      ...{ system, move: 'engage', actor: maro, target: vane, typed: true },
      ...{ given: { harm: 3, ap: 0 }, dice: [6, 6], picks: ['b', 'c'] },
    })
    const [waiting] = await run('move.queue', {})
    expect(waiting).toMatchObject({ oneOf: ['divideHarm'], given: { harm: 3, ap: 0 } })
    const queuedId = waiting?.id ?? ''
    await run('act.performAll', { title: 'harm', acts: [mark], leadsTo: [], queuedId })
    expect(await run('move.queue', {})).toEqual([])
  })

  it('IF-083 dismiss the harm that a move told to hand out', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', {
      ...{ system, move: 'engage', actor: maro, typed: true },
      ...{ given: { harm: 3, ap: 0 }, dice: [6, 6], picks: ['b', 'd'] },
    })
    const [told] = await run('reminder.list', {})
    expect(told?.words).toMatchObject({ key: 'ironFist.note.harmDealt', with: { harm: 3 } })
    const reminderId = told?.id ?? 0
    await run('act.performAll', { title: 'harm', acts: [mark], leadsTo: [], reminderId })
    expect(await run('reminder.list', {})).toEqual([])
    await run('history.undo', {})
    expect(await run('reminder.list', {})).toEqual([told])
  })

  it('are the move that the game master owes, where they say so', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', {
      ...{ system, move: 'engage', actor: maro, target: vane, typed: true },
      ...{ given: { harm: 3, ap: 0 }, dice: [3, 4], picks: ['b'] },
    })
    const owed = async () => (await run('inbox.list', {})).map(({ id }) => id)
    const [owedId = '', ...before] = (await owed()).toReversed()
    await run('act.performAll', { title: 'harm', acts: [mark], leadsTo: [], owedId })
    expect(await owed()).toEqual(before.toReversed())
    const [told] = (await run('journal.recent', { limit: 20 })).filter(
      ({ fact }) => fact.kind === 'gmMove.made',
    )
    expect(told?.fact).toMatchObject({ about: [{ name: 'Maro' }, {}] })
    await run('history.undo', {})
    expect(await owed()).toContain(owedId)
  })

  it('land all together or not at all', async () => {
    const { workspace, call } = await sampleWorkspace()
    const before = content(workspace.file)
    const no = async (acts: (typeof mark)[], leadsTo: (typeof suffer)[]) => {
      const reply = await call('act.performAll', { title: 'harm', acts, leadsTo })
      return reply.ok ? null : reply.error.message.key
    }
    const wrong = { ...mark, member: { ...vane, id: 'npc-nobody' } }
    expect(await no([mark, wrong], [])).toBe('refusal.noSheet')
    expect(await no([mark], [{ ...suffer, move: 'dance' }])).toBe('refusal.unknownMove')
    expect(await no([], [])).toBe('refusal.nothingToDo')
    expect(content(workspace.file)).toEqual(before)
  })
})

it('DW-089: what only keeps count for the rules is read by no player', async () => {
  const { run, ysolt, facts } = await adventurers()
  const member = { type: 'character' as const, id: ysolt }
  await run('act.perform', { system: onTheRoad, act: 'setFigures', member, input: { xp: 20 } })
  await run('act.perform', {
    system: onTheRoad,
    act: 'levelUp',
    member,
    input: { raise: 'wis', move: 'Ward' },
  })
  const told = (await facts('sheet.changed')).map(({ with: own, secret }) => [
    own?.['field'],
    secret,
  ])
  expect(told).toContainEqual(['@dungeonWorld.field.level', false])
  expect(told).toContainEqual(['@dungeonWorld.field.levelsThisDowntime', true])
})

it('DW-051, DW-064, DW-083: what is done with free time is told in the story', async () => {
  const { run, ysolt } = await adventurers()
  const { sessionId } = await run('session.start', {})
  const member = { type: 'character' as const, id: ysolt }
  const { name } = (await run('character.list', {})).find(({ id }) => id === ysolt) ?? {}
  for (const slept of [true, false]) {
    await run('act.perform', { system: onTheRoad, act: 'makeCamp', member, input: { slept } })
  }
  for (const act of ['recover', 'bolster']) {
    await run('act.perform', { system: onTheRoad, act, member, input: { days: 7 } })
  }
  const report = await run('report.read', {
    subject: 'session',
    id: sessionId,
    audience: 'players',
  })
  expect(eventsOf(report).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      `${name} made camp and slept.`,
      `${name} made camp without a whole sleep.`,
      `${name} recovered: 7 days of rest.`,
      `${name} bolstered themselves: 7 days of study, meditation or practice.`,
    ]),
  )
})
