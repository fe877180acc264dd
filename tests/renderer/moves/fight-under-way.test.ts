import { describe, expect, it } from 'vitest'
import { fightUnderWay } from '../../../src/renderer/moves/run/use-move-setting'

const ford = { id: 'ford', status: 'running' as const }
const mill = { id: 'mill', status: 'running' as const }
const over = { id: 'over', status: 'over' as const }
const prepared = { id: 'prepared', status: 'prepared' as const }

describe('IF-098 the fight whose ammunition is paid for', () => {
  it('is the one on the screen, while it runs', () => {
    expect(fightUnderWay([ford, mill], 'mill')).toBe('mill')
    expect(fightUnderWay([over, prepared], 'over')).toBeUndefined()
    expect(fightUnderWay([over, prepared], 'prepared')).toBeUndefined()
    expect(fightUnderWay([over, ford], 'over')).toBe('ford')
  })

  it('else the only one that runs, and none where several or no fight does', () => {
    expect(fightUnderWay([over, ford], null)).toBe('ford')
    expect(fightUnderWay([ford, mill], null)).toBeUndefined()
    expect(fightUnderWay([], null)).toBeUndefined()
  })

  it('where none is begun at the table the scene stands for it, or the session', () => {
    const evening = { scene: { id: 'tower' }, session: { id: 'fourth' } }
    expect(fightUnderWay([], null, evening)).toBe('tower')
    expect(fightUnderWay([over], 'over', { ...evening, scene: null })).toBe('fourth')
    expect(fightUnderWay([ford], null, evening)).toBe('ford')
    expect(fightUnderWay([], null, { scene: null, session: null })).toBeUndefined()
  })
})
