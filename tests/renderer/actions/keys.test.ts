import { describe, expect, it } from 'vitest'
import {
  isReserved,
  isTyping,
  keysOf,
  legends,
  type KeyPress,
} from '../../../src/renderer/actions/keys'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('keys', () => {
  it.each([
    [press('z', { ctrlKey: true }), 'mod+z'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'mod+shift+z'],
    [press('Enter', { shiftKey: true }), 'shift+enter'],
    [press('?', { shiftKey: true }), '?'],
    [press(' '), 'space'],
    [press('=', { ctrlKey: true }), 'mod+plus'],
    [press('+', { ctrlKey: true, shiftKey: true }), 'mod+plus'],
    [press('=', {}), '='],
    [press('Control', { ctrlKey: true }), ''],
    [press('я', { code: 'KeyZ', ctrlKey: true }), 'mod+z'],
  ])('are read from a key press: %o is %s', (event, keys) => {
    expect(keysOf(event, false)).toBe(keys)
  })

  it('take Command for mod on a Mac', () => {
    expect(keysOf(press('z', { metaKey: true }), true)).toBe('mod+z')
    expect(keysOf(press('z', { ctrlKey: true }), true)).toBe('z')
  })

  it.each([
    ['r', true],
    ['shift+a', true],
    ['?', true],
    ['backspace', true],
    ['mod+z', false],
    ['alt+enter', false],
    ['f9', false],
    ['shift+enter', false],
  ])('%s would type in a field: %s', (keys, types) => {
    expect(isTyping(keys)).toBe(types)
  })

  it.each([
    ['enter', true],
    ['shift+enter', true],
    ['space', true],
    ['arrowdown', true],
    ['7', true],
    ['mod+c', true],
    ['mod+7', false],
    ['alt+enter', false],
    ['r', false],
    ['f7', false],
  ])('%s is needed for typing, choosing or copying: %s', (keys, isNeeded) => {
    expect(isReserved(keys)).toBe(isNeeded)
  })

  it('are shown as their caps say', () => {
    expect(legends('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(legends('mod+k', true)).toEqual(['⌘', 'K'])
    expect(legends('f9', false)).toEqual(['F9'])
  })
})
