import { describe, expect, it } from 'vitest'
import { piecesOf, withTyped } from '../../../src/renderer/parts/field/list-entry'

describe('a list that is written piece by piece', () => {
  it('holds what is being typed as its last piece, unless that is nothing', () => {
    expect(withTyped(['Ash'], ' Marrow, of the ford ')).toEqual(['Ash', 'Marrow, of the ford'])
    expect(withTyped(['Ash'], '  ')).toEqual(['Ash'])
  })

  it('takes a pasted list line by line; a comma divides figures and no words', () => {
    const pasted = 'Marrow, of the ford\r\n\n Ash \nElm'
    expect(piecesOf(pasted, false)).toEqual(['Marrow, of the ford', 'Ash', 'Elm'])
    expect(piecesOf('1, 2,,3\n4', true)).toEqual(['1', '2', '3', '4'])
    expect(piecesOf(' \n', false)).toEqual([])
  })
})
