/** Ways to name a rule without showing it. One test here is honest: the first. */
import { describe, expect, it } from 'vitest'

it('XX-001: an honest test', () => {
  expect(1 + 1).toBe(2)
})

// it('XX-002: a comment', () => { expect(1).toBe(1) })

it('a string', () => {
  expect('XX-003: a string').toContain('string')
})

it.todo('XX-004: to be written')

it.skip('XX-005: skipped', () => {
  expect(1).toBe(1)
})

it('XX-006: empty', () => undefined)

describe('XX-007..009: a group', () => {
  it('names none of them', () => {
    expect(1).toBe(1)
  })
})

it('XX-010..012: a range, and its like XX-013–015', () => {
  expect(1).toBe(1)
})

it('XX-016: fails', () => {
  expect(1).toBe(2)
})
