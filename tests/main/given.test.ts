import { describe, expect, it } from 'vitest'
import { givenPath } from '../../src/main/given'

describe('the campaign that a command line names', () => {
  it.each([
    ['meant from the folder it was given in', ['ash.irontable'], '/games/ash.irontable'],
    ['a folder up', ['../ash.irontable'], '/ash.irontable'],
    ['whole already', ['/far/ash.irontable'], '/far/ash.irontable'],
    ['by its address', ['file:///far/ash%20road.irontable'], '/far/ash road.irontable'],
    ['whatever the case of its ending', ['Ash.IronTable'], '/games/Ash.IronTable'],
    ['behind switches', ['--no-sandbox', 'ash.irontable'], '/games/ash.irontable'],
    ['the first of several', ['a.irontable', 'b.irontable'], '/games/a.irontable'],
  ])('is a whole path: %s', (_case, args, path) => {
    expect(givenPath(['iron-table', ...args], '/games')).toBe(path)
  })

  it.each([
    ['nothing', []],
    ['other files', ['letter.md', 'irontable']],
    ['a switch that ends like one', ['--out=ash.irontable']],
  ])('is none where it names %s', (_case, args) => {
    expect(givenPath(['/programs/own.irontable', ...args], '/games')).toBeUndefined()
  })
})
