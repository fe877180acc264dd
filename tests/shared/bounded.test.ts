import { expect, test } from 'vitest'
import { filledText, idSchema, line, maybeLine, textUpTo, whole } from '../../src/shared/bounded'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test('a whole number keeps to its bounds, and to whole ones', () => {
  const stat = whole(-1, 3)
  expect([-2, -1, 0, 3, 4, 1.5, '1', NaN].map((value) => takes(stat, value))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(takes(whole(0), Number.MAX_SAFE_INTEGER)).toBe(true)
  expect(takes(whole(0), -1)).toBe(false)
  expect(takes(whole(), -1)).toBe(true)
})

test('text keeps its spaces and its length', () => {
  expect(textUpTo(3).parse(' a ')).toBe(' a ')
  expect([takes(textUpTo(3), 'abcd'), takes(textUpTo(3), '')]).toEqual([false, true])
  expect([
    takes(filledText(3), 'abcd'),
    takes(filledText(3), ''),
    takes(filledText(3), ' '),
  ]).toEqual([false, false, true])
  expect([
    takes(idSchema, ''),
    takes(idSchema, 'x'.repeat(64)),
    takes(idSchema, 'x'.repeat(65)),
  ]).toEqual([false, true, false])
})

test('a line is measured without the spaces around it', () => {
  expect(line(3).parse('  abc ')).toBe('abc')
  expect([takes(line(3), '   '), takes(line(3), 'abcd')]).toEqual([false, false])
  expect(maybeLine(3).parse('   ')).toBe('')
  expect(takes(maybeLine(3), 'abcd')).toBe(false)
})

test('the same bounds are one schema, others are others', () => {
  expect(whole(0, 99)).toBe(whole(0, 99))
  expect(whole(0)).not.toBe(whole(0, 0))
  expect(line(40)).not.toBe(maybeLine(40))
})
