import { expect, it } from 'vitest'
import { noHelp } from '../../../src/renderer/moves/help/help-draft'
import { useConflictHelp } from '../../../src/renderer/moves/conflict/conflict'

const tamsin = { type: 'character' as const, id: 'tamsin' }
const given = {
  helper: 'character:tamsin',
  input: { helper: tamsin },
  read: { step: 1, against: null, rule: 'IF-040' } as const,
  changesSheets: false,
  wanted: null,
}

it('IF-039 IF-043 each side of a conflict counts its own help, and keeps the helper from the other', () => {
  const { helps, elsewhere, inputOf } = useConflictHelp()
  expect([inputOf('a'), inputOf('b')]).toEqual([[], []])
  helps.a.value = [given]
  expect(elsewhere('a')).toEqual([])
  expect(elsewhere('b')).toEqual(['character:tamsin'])
  expect(inputOf('a')).toEqual([{ helper: tamsin }])
  helps.a.value = [given, noHelp]
  expect(inputOf('a')).toBeNull()
  expect(inputOf('b')).toEqual([])
})
