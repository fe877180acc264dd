import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import { foeWorkspace, system } from '../foe/setup'

const iron = { answers: { stat: 'iron' } }

/** An evening of Ironsworn, and what its reports tell. */
async function evening() {
  const workspace = await foeWorkspace()
  const { run, asta } = workspace
  const { sessionId } = await run('session.start', {})
  const events = async (audience: 'gm' | 'players') =>
    eventsOf(await run('report.read', { subject: 'session', id: sessionId, audience }))
  const told = async (audience: 'gm' | 'players') =>
    (await events(audience)).map(({ text }) => text)
  const reports = async () => ({ gm: await told('gm'), players: await told('players') })
  const member = { type: 'character' as const, id: asta }
  const byHand = (act: string, input: Record<string, string | number>) =>
    run('act.perform', { system, act, member, input })
  return { ...workspace, events, reports, byHand }
}

describe('the game master’s report of an evening', () => {
  it('IS-028 IS-076 tells momentum gained, burned and set by hand; that of players does not', async () => {
    const { make, reports, byHand } = await evening()
    await byHand('adjust', { field: 'momentum', by: 4 })
    // 2 + 2 is a miss against 5 and 3; a burn of 6 cancels both.
    await make('faceDanger', [2, 5, 4], { ...iron, swap: { cancels: [1, 2] } })
    await byHand('adjust', { field: 'xpEarned', by: 2 })
    const { gm, players } = await reports()
    expect(gm).toContain('Asta: Momentum +4, now 6.')
    expect(gm).toContain('Asta: Momentum −4, now 2.')
    expect(gm).toContain('Asta: Experience earned +2, now 2.')
    expect(gm.join(' ')).toMatch(/Momentum was burned: Miss → Strong hit\./)
    expect(players.join(' ')).toMatch(/Momentum was burned/)
    // How it went is said once.
    expect(gm.join(' ')).not.toMatch(/A strong hit/)
    expect(players.join(' ')).not.toMatch(/now \d/)
  })

  it('IS-135 tells the price that the game master ruled, which is nobody else’s to read', async () => {
    const { make, reports } = await evening()
    await make('payThePrice', [], { picks: ['story'] })
    const { gm, players } = await reports()
    expect(gm.some((text) => /^Asta: Pay the Price\. The GM chose: /.test(text))).toBe(true)
    expect(players.join(' ')).not.toContain('Pay the Price')
  })

  it('calls the coming of a foe a secret where players do not see its track, and of no other', async () => {
    const { field, events } = await evening()
    await field('Salt raider', { isKnown: true })
    await field('Ash wolf')
    const came = (await events('gm')).filter(({ kind }) => kind === 'foe.fielded')
    expect(came.map(({ text, isSecret }) => [text.split(' came')[0], isSecret])).toEqual([
      ['Salt raider', false],
      ['Ash wolf', true],
    ])
    expect((await events('players')).map(({ kind }) => kind)).not.toContain('foe.fielded')
  })

  it('IS-118 tells against whom a blow missed, though players know nothing of the foe', async () => {
    const { make, field, enter, reports, asta } = await evening()
    const { trackIds } = await field('Salt raider')
    const tracks = { foe: trackIds[0] ?? '' }
    await enter(tracks.foe, asta)
    await make('strike', [1, 9, 10], { ...iron, tracks })
    const { gm, players } = await reports()
    expect(gm.some((text) => /Asta, Strike \(Salt raider\)\..*A miss\./.test(text))).toBe(true)
    expect(players.join(' ')).not.toContain('Salt raider')
  })
})
