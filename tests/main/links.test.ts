import { describe, expect, it } from 'vitest'
import { mayOpen } from '../../src/main/links'

describe('an address in the program', () => {
  it.each([
    'https://creativecommons.org/licenses/by/4.0/',
    'https://www.ironswornrpg.com/product-ironsworn',
  ])('is offered to the browser: %s', (address) => {
    expect(mayOpen(address)).toBe(true)
  })

  it.each([
    'https://example.org/creativecommons.org',
    'https://creativecommons.org.example.org/',
    'http://creativecommons.org/',
    'file://creativecommons.org/share/program',
    'smb://www.ironswornrpg.com/share',
    'javascript://creativecommons.org/%0aalert(1)',
    'creativecommons.org',
    '',
  ])('is let fall: %s', (address) => {
    expect(mayOpen(address)).toBe(false)
  })
})
