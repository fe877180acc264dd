import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { ruleSystem } from '../../../src/rules'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'
import { eventsOf } from '../../support/reports/report-events'

const character = (id: string) => ({ type: 'character' as const, id })

describe('moves of adventurers in a campaign', () => {
  it('DW-008 DW-022 a blow lands on the sheet, and a miss in the inbox', async () => {
    const { run, ysolt, ogre } = await adventurers()
    const { notes, told } = await run('move.confirm', {
      ...{ system, move: 'hackAndSlash', actor: character(ysolt) },
      ...{ target: { type: 'npc', id: ogre }, dice: [5, 4], picks: ['clean'] },
      answers: { damage: 6 },
    })
    // Whose damage it is, and on whom: an attack of the other side may land as well.
    expect(notes).toEqual([])
    expect(told.map((each) => words.say(each))).toEqual([
      'Ysolt deals damage to The ogre of the ford: 5.',
    ])
    const [npc] = (await run('npc.list', {})).npcs
    expect(npc?.sheets[system]).toMatchObject({ hp: 7 })
    await run('move.confirm', { system, move: 'defend', actor: character(ysolt), dice: [1, 1] })
    expect(await run('inbox.list', {})).toHaveLength(1)
  })

  it('DW-039 help is a modifier that the other’s next move takes', async () => {
    const { run, ysolt, maro } = await adventurers()
    await run('move.confirm', {
      ...{ system, move: 'aidOrInterfere', actor: character(maro), target: character(ysolt) },
      ...{ given: { bonds: 2 }, dice: [5, 4], picks: ['help'] },
    })
    const [modifier] = await run('modifier.list', {})
    expect(modifier).toMatchObject({ characterId: ysolt, value: 1, rule: 'DW-039' })
    const { total, band } = await run('move.confirm', {
      ...{ system, move: 'spoutLore', actor: character(ysolt), dice: [5, 4] },
      modifiers: [modifier?.id ?? ''],
    })
    expect([total, band]).toEqual([10, '10+'])
    expect(await run('modifier.list', {})).toEqual([])
  })

  it('DW-021 a spent guard is told with who struck, whom they stood before, who gains, and the damage', async () => {
    const { run, ysolt, maro, ogre } = await adventurers()
    const { sessionId } = await run('session.start', {})
    const [own] = await run('character.list', {})
    const sheet = { ...own?.sheets[system], level: 3, defendHold: { count: 3, ward: 'Maro' } }
    await run('character.edit', { characterId: ysolt, sheets: { [system]: sheet } })
    const target = { type: 'npc' as const, id: ogre }
    const guard = { system, move: 'guard', dice: [], given: { incoming: 9 } }
    await run('move.confirm', {
      ...{ ...guard, actor: character(ysolt), target, ward: character(maro) },
      ...{ ally: character(maro), answers: { aim: 'ward' }, picks: ['b', 'c', 'd'] },
    })
    const told =
      'The attack of The ogre of the ford on Maro: 9 damage. Damage to Maro: 4. ' +
      'Damage to The ogre of the ford in return: 3. ' +
      'An opening against The ogre of the ford for Maro: +1 forward.'
    await run('report.sayAllSeen', { subject: 'session', id: sessionId, seen: true })
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      expect(eventsOf(report).map(({ text }) => text)).toContainEqual(expect.stringContaining(told))
    }
    const { batches } = await run('history.list', {})
    expect(batches.map(({ label }) => words.say(label))).toContain(
      'Ysolt: Defend holds as The ogre of the ford attacks Maro, 9 damage, for Maro',
    )
    const made = (await run('journal.recent', { limit: 20 })).find(
      ({ fact }) => fact.kind === 'move.made',
    )
    expect(made && words.tell(made.fact)).toBe(`Ysolt: Spend Defend holds. ${told}`)
  })

  it('DW-076 whoever is hired by name is in the cast, is told, and goes again with the move', async () => {
    const { run, ysolt } = await adventurers()
    const { sessionId } = await run('session.start', {})
    await run('move.confirm', {
      ...{ system, move: 'recruit', actor: character(ysolt), dice: [4, 4], picks: ['settle'] },
      answers: {
        cast: 'joins',
        name: 'Mother Ilse',
        skill: 'reading tracks',
        cost: '2 coins a day',
      },
    })
    const hired = async () =>
      (await run('npc.list', {})).npcs.find(({ name }) => name === 'Mother Ilse')?.sheets[system]
    expect(await hired()).toMatchObject({ hireling: true, skill: 'reading tracks' })
    // Nobody has written their sheet by hand.
    const ofTheirs = (await run('journal.recent', { limit: 20 })).filter(
      ({ fact }) => fact.about[0]?.name === 'Mother Ilse',
    )
    expect(ofTheirs.map(({ fact }) => fact.kind)).toEqual(['npc.created'])
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    expect(eventsOf(await run('report.read', wanted)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('In the party’s pay from now on: Mother Ilse.'),
    )
    await run('history.undo', {})
    expect(await hired()).toBeUndefined()
  })

  it('DW-034 nobody parleys with a player’s character', async () => {
    const { call, workspace, ysolt, maro } = await adventurers()
    const before = content(workspace.file)
    const asked = { system, move: 'parley', actor: character(ysolt), dice: [6, 6] }
    expect(await call('move.confirm', { ...asked, target: character(maro) })).toMatchObject({
      error: { code: 'refused', message: { key: 'runner.refused.target' } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-004 what is forward counts for one roll, what is ongoing until it is taken away', async () => {
    const { run, ysolt } = await adventurers()
    const lay = (value: number, kind: 'forward' | 'ongoing') =>
      run('effect.lay', {
        ...{ characterId: ysolt, system, value, kind, scope: 'anyRoll', words: kind },
        until: kind === 'forward' ? 'nextMatching' : 'hand',
      })
    await lay(1, 'forward')
    await lay(2, 'ongoing')
    const total = async () => {
      const modifiers = (await run('modifier.list', {})).map(({ id }) => id)
      const lore = { system, move: 'spoutLore', actor: character(ysolt), dice: [3, 3] }
      return (await run('move.confirm', { ...lore, modifiers })).total
    }
    expect(await total()).toBe(9)
    expect(await total()).toBe(8)
    const [ongoing, ...more] = await run('modifier.list', {})
    expect([ongoing?.value, more]).toEqual([2, []])
    await run('effect.lift', { effectId: ongoing?.id ?? '' })
    expect(await total()).toBe(6)
  })

  it('DW-056 everybody in the camp is ready', async () => {
    const { run, maro } = await adventurers()
    await run('move.confirm', {
      ...{ system, move: 'takeWatch', actor: character(maro), dice: [5, 5] },
    })
    const owners = (await run('modifier.list', {})).map(({ owner }) => owner)
    expect(owners.sort()).toEqual(['Maro', 'Tamsin', 'Ysolt'])
  })

  it('DW-040 exposes whoever helps, and not the one who is helped', async () => {
    const { run, ysolt, maro } = await adventurers()
    await run('move.confirm', {
      ...{ system, move: 'aidOrInterfere', actor: character(ysolt), target: character(maro) },
      ...{ dice: [4, 4], given: { bonds: 1 }, picks: ['help'] },
    })
    const [owed] = await run('inbox.list', {})
    expect(owed?.about.map(({ name }) => name)).toEqual(['Ysolt'])
  })

  it('DW-021 holds of Defend lie on the sheet and pay for what they buy', async () => {
    const { run, ysolt, maro, ogre, sheet, facts } = await adventurers()
    await run('move.confirm', {
      ...{ system, move: 'defend', actor: character(ysolt), dice: [5, 5] },
      answers: { ward: 'Tamsin' },
    })
    expect(await sheet(ysolt)).toMatchObject({ defendHold: { count: 3, ward: 'Tamsin' } })
    await run('move.confirm', {
      ...{ system, move: 'guard', actor: character(ysolt), ally: character(maro) },
      ...{ target: { type: 'npc', id: ogre }, given: { incoming: 9 }, answers: { aim: 'ward' } },
      picks: ['a', 'b', 'c'],
    })
    expect(await sheet(ysolt)).toMatchObject({ defendHold: { count: 0 }, hp: 10 })
    const [opening] = await run('modifier.list', {})
    expect(opening).toMatchObject({ characterId: maro, value: 1 })
    expect(opening?.text.with).toEqual({ target: 'The ogre of the ford' })
    // Whom it is against is known, and not only named.
    expect(opening?.scope).toEqual({ against: `npc:${ogre}` })
    const [given] = await facts('modifier.given')
    expect(given && words.tell(given)).toContain('against The ogre of the ford')
  })

  it('undo of any confirmed move gives back every row, redo every change', async () => {
    const { run, call, workspace, ysolt, maro, tamsin, ogre } = await adventurers()
    const face = fc.integer({ min: 1, max: 6 })
    const who = fc.constantFrom(ysolt, maro, tamsin)
    const moves = Object.values(ruleSystem(system)?.moves ?? {})
    const request = fc.record({
      move: fc.constantFrom(...moves),
      ...{ actor: who, target: who, dice: fc.tuple(face, face), isOgre: fc.boolean() },
    })
    const answers = {
      ...{ stat: 'str', damage: 3, plusDie: 2, minusDie: 2, bargain: 'accept', aim: 'ward' },
      ...{ unpaid: 'letGo', noBond: 'letGo', ward: 'The gate' },
    }
    let landed = 0
    const attempt = async (asked: InputOf<'move.confirm'>) => {
      const before = content(workspace.file)
      const reply = await call('move.confirm', asked)
      if (!reply.ok) return expect(content(workspace.file)).toEqual(before)
      landed += 1
      const after = content(workspace.file)
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(before)
      await run('history.redo', {})
      expect(content(workspace.file)).toEqual(after)
    }
    await fc.assert(
      fc.asyncProperty(request, async ({ move, actor, target, dice, isOgre }) => {
        const on = isOgre ? { type: 'npc' as const, id: ogre } : character(target)
        const asked = {
          ...{ system, move: move.id, actor: character(actor), answers, given: {} },
          ...{ dice: move.id === 'guard' ? [] : dice },
          ...(isOgre || target !== actor ? { target: on } : {}),
        }
        const given = { given: {}, dice: [...dice], answers: { stat: 'str' } }
        const offered = move.read({ ...given, actor: {} }).choice
        const picks = (offered?.picks ?? []).map(({ id }) => id).slice(0, offered?.count ?? 0)
        await attempt({ ...asked, picks: move.id === 'guard' ? ['b'] : picks })
      }),
      { numRuns: 60 },
    )
    expect(landed).toBeGreaterThan(15)
  })
})
