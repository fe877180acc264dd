import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { foeWorkspace } from '../foe/setup'

it.each(['gm', 'players'] as const)(
  'IS-141: the price that a roll told stands in the report of the evening for %s',
  async (audience) => {
    const { make, run } = await foeWorkspace()
    const { sessionId } = await run('session.start', { name: '', absent: [] })
    await make('rollPrice', [47])
    const report = await run('report.read', { subject: 'session', id: sessionId, audience })
    expect(JSON.stringify(report)).toContain(words.t('ironsworn.priceRow.7'))
  },
)

it('IS-135: two outcomes go on to the oracle with both of them named, and Likely', async () => {
  const { make, run } = await foeWorkspace()
  await make('payThePrice', [], {
    ...{ picks: ['oracle'], answers: { likelier: 'The bridge falls', other: 'It holds' } },
  })
  const [queued, ...others] = await run('move.queue', {})
  const answers = { odds: 'likely', yes: 'The bridge falls', no: 'It holds' }
  expect([queued, others]).toMatchObject([{ oneOf: ['askTheOracle'], given: {}, answers }, []])
  await make('askTheOracle', [20], { queuedId: queued?.id, answers })
  const [kept] = (await run('reminder.list', {})).filter(({ words: { key } }) =>
    key.endsWith('comes'),
  )
  expect(kept && words.say(kept.words)).toBe('So it is: It holds.')
})

it('IS-143: what the oracle answered is kept in mind with the question', async () => {
  const { make, run } = await foeWorkspace()
  await make('askTheOracle', [75], { answers: { odds: 'likely' }, why: 'Is the abbot a liar?' })
  const [kept] = await run('reminder.list', {})
  expect(kept && words.say(kept.words)).toMatch(/^Yes/)
  expect(kept?.from && words.say(kept.from)).toMatch(
    /^from .*Ask the Oracle: Is the abbot a liar\?$/,
  )
})

describe('IS-136: a question that the game master keeps', () => {
  async function asked(isKept: boolean) {
    const { make, run } = await foeWorkspace()
    const { sessionId } = await run('session.start', { name: '', absent: [] })
    const answers = { answers: { odds: 'likely' }, why: 'Is the abbot a liar' }
    await make('askTheOracle', [75], { ...answers, isOpen: !isKept })
    const told = async (audience: 'gm' | 'players' | 'dispatch') =>
      JSON.stringify(await run('report.read', { subject: 'session', id: sessionId, audience }))
    const [made] = (await run('journal.recent', { limit: 20 })).filter(
      ({ fact }) => fact.kind === 'move.made',
    )
    return { told, made }
  }

  it('stands in no report of the players, and in the game master’s', async () => {
    const { told, made } = await asked(true)
    expect(made?.fact.secret).toBe(true)
    for (const audience of ['players', 'dispatch'] as const) {
      expect(await told(audience)).not.toMatch(/abbot|Ask the Oracle/)
    }
    expect(await told('gm')).toMatch(/abbot/)
    expect(await told('players')).not.toMatch(/Likely/)
    expect(await told('gm')).toContain('Likely (75 %). Yes.')
  })

  it('stands there where players may know of it', async () => {
    const { told, made } = await asked(false)
    expect(made?.fact.secret).toBe(false)
    expect(await told('players')).toMatch(/abbot/)
  })

  it('is refused of a move from which something follows', async () => {
    const { call } = await foeWorkspace()
    const run = { system: 'ironsworn', move: 'payThePrice', dice: [], picks: ['story'] }
    const reply = await call('move.confirm', { ...run, isOpen: false } as never)
    expect(reply).toMatchObject({ error: { code: 'invalid' } })
  })
})

describe('how many picks there are to make', () => {
  it.each([
    ['player', 'The player of Asta'],
    ['gm', 'The GM'],
    ['other', 'Another player'],
  ])('says of the %s in words that there are none', (who, said) => {
    for (const kind of [who, `${who}UpTo`]) {
      const lead = (count: number) => words.t(`move.picks.${kind}`, { name: 'Asta', count })
      expect(lead(0)).toBe(`${said} can pick nothing`)
      expect(lead(1)).toContain(`${said} picks one`)
      expect(lead(2)).toContain('2')
    }
  })
})

it('IS-125 says of a companion without health left that it is at the end of its strength', () => {
  const told = words.t('ironsworn.told.companion.alone', { who: 'Asta' })
  expect(told).toBe('The companion of Asta was at the end of its strength.')
})
