import type { Chance } from './chance'

/** An object that holds itself, as what comes from another process may. */
function circle(): object {
  const round: Record<string, unknown> = {}
  round['again'] = round
  return round
}

/** An object so deep that whatever walks it by calling itself falls over. */
function deep(levels: number): unknown {
  let nested: unknown = 'x'
  for (let level = 0; level < levels; level++) nested = level % 2 ? [nested] : { then: nested }
  return nested
}

/** A short thing that is endless once it is written out: at every level it holds the same twice. */
function doubled(levels: number): unknown {
  let inner: unknown = 'x'
  for (let level = 0; level < levels; level++) inner = [inner, inner]
  return inner
}

/** Values that no page of ours sends, all of them such as can come from another process. */
const hostile: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => ' ',
  () => 'gone',
  () => 'x'.repeat(200_000),
  () => '\u0000',
  () => '\ud800',
  () => `'; DROP TABLE campaign; --`,
  () => '"] OR 1=1',
  () => '../../../../etc/passwd',
  () => '/dev/null',
  () => '%s%s%n{{name}}@key.of.none',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 0,
  () => -1,
  () => -0,
  () => 0.1,
  () => 1e308,
  () => 2 ** 53,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 12n,
  () => true,
  () => [],
  () => [[[]]],
  () => Array.from({ length: 20_000 }, () => 'x'),
  () => ({}),
  () => ({ toString: 'x', valueOf: 1, length: -1 }),
  () =>
    JSON.parse('{"__proto__": {"isPolluted": true}, "constructor": {"prototype": {}}}') as unknown,
  () => new Date(Number.NaN),
  () => new Map([['id', 1]]),
  () => new Uint8Array(64),
  () => /x/,
  () => new Error('x'),
  circle,
  () => deep(60),
  () => deep(20_000),
  () => doubled(40),
]

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Places in a value: each a branch and a key of it. */
function placesIn(value: unknown): { branch: Record<string, unknown>; key: string }[] {
  if (!isBranch(value)) return []
  return Object.keys(value).flatMap((key) => [{ branch: value, key }, ...placesIn(value[key])])
}

/** What stands in the place of a value: something strange, or an id of something else. */
function replaced(chance: Chance, was: unknown, ids: readonly string[]): unknown {
  if (typeof was === 'string' && chance.oneIn(2)) {
    return chance.oneIn(3) ? 'gone' : (chance.of(ids) ?? 'gone')
  }
  return strange(chance)
}

const strange = (chance: Chance): unknown => (chance.of(hostile) ?? circle)()

/**
 * The value with one thing about it that no page of ours would send; `ids` are such as the campaign
 * holds, to stand where one of another kind is wanted.
 */
export function mutated(chance: Chance, value: unknown, ids: readonly string[]): unknown {
  const place = chance.of(placesIn(value))
  if (!place || chance.oneIn(10)) return chance.oneIn(2) ? strange(chance) : value
  const { branch, key } = place
  const other = chance.of(placesIn(value)) ?? place
  switch (chance.below(6)) {
    case 0:
      Reflect.deleteProperty(branch, key)
      break
    case 1:
      branch[chance.of(['extra', 'id', 'toString', 'sql', '']) ?? ''] = strange(chance)
      break
    case 2:
      branch[key] = structuredClone(other.branch[other.key])
      break
    default:
      branch[key] = replaced(chance, branch[key], ids)
  }
  return value
}

/** Names that no call has. */
export const hostileNames: readonly unknown[] = [
  ...['', '__proto__', 'constructor', 'toString', 'character.list ', 'CHARACTER.LIST'],
  ...['file', 'x'.repeat(100_000), null, undefined, 7, {}, ['character.list'], circle()],
]
