import { describe, expect, it } from 'vitest'
import { headingsOf } from '../../../../src/renderer/notes/prose/headings'

const said = (text: string) => headingsOf(text).map((each) => `${String(each.level)} ${each.text}`)

describe('the headings of a note', () => {
  it('stand in their order with their levels, by the names of links, without what is code', () => {
    const note =
      '## The **old** mill\n\n### [[npc:1|Hob]]\n\n```\n# no\n```\n:::gm\n## Who did it\n:::\n'
    expect(said(note)).toEqual(['1 The old mill', '2 Hob', '1 Who did it'])
  })

  it('are none where there are none', () => {
    expect(said('No heading, #tag')).toEqual([])
  })
})
