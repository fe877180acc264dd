/**
 * Key combinations as text: modifiers in the order mod, alt, shift, then the key, all lower case,
 * joined by `+`: `mod+shift+z`, `r`, `?`, `f9`, `enter`. `mod` is Control, on a Mac Command.
 */
export type Keys = string

/** The parts of a keyboard event that make a combination. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

const bareModifiers = new Set([
  'control',
  'meta',
  'alt',
  'shift',
  'altgraph',
  'dead',
  'unidentified',
])
const named: Record<string, string> = { ' ': 'space', esc: 'escape', '+': 'plus' }

/** True on a Mac, where Command does what Control does elsewhere. */
const isMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent)

function keyName({ key, code }: KeyPress): string {
  const name = key.toLowerCase()
  const isForeignLetter = name.length === 1 && name > '\u007f' && code.startsWith('Key')
  return isForeignLetter ? code.slice(3).toLowerCase() : (named[name] ?? name)
}

/** The digit a key press types, on the number pad also while Num Lock is off; empty for any other. */
export function digitOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string {
  if (ctrlKey || metaKey || altKey) return ''
  const [, digit] = /^Numpad(\d)$/.exec(code) ?? []
  return digit ?? (/^\d$/.test(key) ? key : '')
}

/** Whether it is R alone, in a capital by Caps Lock at most: that rolls the app's own dice where some are asked for. */
export const isRollKey = (press: KeyPress): boolean => keysOf(press) === 'r'

/** The combination of a key press; empty while only modifiers are held. */
export function keysOf(press: KeyPress, mac = isMac): Keys {
  const held = mac ? press.metaKey : press.ctrlKey
  const pressed = keyName(press)
  if (bareModifiers.has(pressed)) return ''
  // Plus stands above the equals sign of many keyboards: with Control nobody means the difference.
  const isPlus = held && /^(=|plus)$/.test(pressed)
  const name = isPlus ? 'plus' : pressed
  const isSign = name.length === 1 && !/[a-z0-9]/.test(name)
  const parts = [
    held && 'mod',
    press.altKey && 'alt',
    press.shiftKey && !isSign && !isPlus && 'shift',
    name,
  ]
  return parts.filter(Boolean).join('+')
}

/** Whether a combination would type a character if a field had the focus. */
export function isTyping(keys: Keys): boolean {
  return !/^(mod|alt)\+/.test(keys) && /^(shift\+)?(.|space|plus|backspace|delete)$/.test(keys)
}

const caps: Record<string, string> = {
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  plus: '+',
  backspace: 'Bksp',
  delete: 'Del',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  pageup: 'PgUp',
  pagedown: 'PgDn',
}

/** The legends printed on the keys of a combination. */
export function legends(keys: Keys, mac = isMac): string[] {
  return keys.split('+').map((key) => {
    if (key === 'mod') return mac ? '⌘' : 'Ctrl'
    return caps[key] ?? (key.length === 1 ? key.toUpperCase() : capitalized(key))
  })
}

function capitalized(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

const reserved =
  /^((shift\+)?(enter|space|tab|backspace|escape|home|end|pageup|pagedown|arrow\w+)|(shift\+)?\d|mod\+(shift\+)?(arrow\w+|[acvx]))$/

/**
 * Whether a combination is needed for typing, choosing, scrolling and copying wherever one stands, so
 * that no action can be given it.
 */
export function isReserved(keys: Keys): boolean {
  return reserved.test(keys)
}
