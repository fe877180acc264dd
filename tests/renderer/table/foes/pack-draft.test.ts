import { describe, expect, it } from 'vitest'
import { newFoe } from '../../../../src/renderer/table/foes/foe-choices'
import { usePackDraft } from '../../../../src/renderer/table/foes/use-pack-draft'
import { ironsworn } from '../../../../src/rules/ironsworn'

const draft = () =>
  usePackDraft(
    () => ironsworn.id,
    () => ironsworn.foes,
  )
const raider = newFoe('Raider', 'dangerous')
const boy = newFoe('Boy', 'troublesome')

describe('a pack that is put together', () => {
  it('IS-195: is asked for once there are two kinds; more of one kind is that kind grown', () => {
    const pack = draft()
    pack.join(raider, 1)
    expect([pack.group.value, pack.request.value]).toEqual([null, null])
    pack.join(boy, 1)
    pack.join(newFoe('raider', 'dangerous'), 2)
    expect(pack.group.value).toMatchObject({ count: 4, rank: 'formidable' })
    expect(pack.request.value).toEqual({
      ...{ system: ironsworn.id, size: 'rule', shift: 0, reason: '', isKnown: true },
      kinds: [
        { foe: raider.source, count: 3 },
        { foe: boy.source, count: 1 },
      ],
    })
    pack.drop(1)
    expect(pack.request.value).toBeNull()
  })

  it('IS-151: asks for nothing that the rules refuse, holds seven kinds, and begins anew', () => {
    const pack = draft()
    pack.join(boy, 3)
    pack.join(newFoe('Giant', 'extreme'), 1)
    expect(pack.group.value).toMatchObject({ key: 'ironsworn.foe.noPack' })
    expect(pack.request.value).toBeNull()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) pack.join(newFoe(name, 'troublesome'), 1)
    expect(pack.kinds.value).toHaveLength(7)
    pack.wanted.size = 'large'
    pack.begin()
    expect([pack.kinds.value, pack.wanted.size]).toEqual([[], 'rule'])
  })
})
