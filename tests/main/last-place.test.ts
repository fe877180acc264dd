import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepPlace, takePlace } from '../../src/main/faults/last-place'
import { temporaryFolder } from '../support/folder'

const place = { campaign: '/games/ash.irontable', route: '/fronts' }

describe('where the program was when it ended without being closed', () => {
  it('is kept while a campaign is open, and given once', () => {
    const folder = temporaryFolder()
    keepPlace(folder, { ...place, route: '/table' })
    keepPlace(folder, place)
    expect(takePlace(folder)).toEqual(place)
    expect(takePlace(folder)).toBeUndefined()
  })

  it('is forgotten when the campaign is closed', () => {
    const folder = temporaryFolder()
    keepPlace(folder, place)
    keepPlace(folder, undefined)
    expect(takePlace(folder)).toBeUndefined()
  })

  it.each(['', '{"campaign": "/games/a', '[]', 'null', '{"campaign": 1, "route": "/"}'])(
    'counts as unknown where the file holds something else, and that is gone then: %s',
    (text) => {
      const folder = temporaryFolder()
      const file = join(folder, 'last-place.json')
      writeFileSync(file, text)
      expect(takePlace(folder)).toBeUndefined()
      expect(existsSync(file)).toBe(false)
    },
  )

  it('leads to the first page where the view is not one of ours', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'last-place.json'), JSON.stringify({ ...place, route: 'x://y' }))
    expect(takePlace(folder)).toEqual({ ...place, route: '/' })
  })

  it('is not needed: a folder that cannot be written keeps nothing, and nothing fails', () => {
    const folder = join(temporaryFolder(), 'a file')
    writeFileSync(folder, '')
    keepPlace(folder, place)
    expect(takePlace(folder)).toBeUndefined()
  })
})
