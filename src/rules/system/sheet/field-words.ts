import { phrase, type Phrase } from '../../../shared/phrase'
import { capitalized, spelledOut } from '../../../shared/spelling'
import type { RuleSystem } from '../system'
import { valueKey } from './guide'

/** `counterMax` as words: Counter max. */
export function bareWords(name: string): Phrase {
  return phrase('sheet.bare', { words: capitalized(spelledOut(name)) })
}

/** The columns of a record, `assetsName` and `assetsValue`, go by the plain words. */
function columnOf(name: string, at: string): string {
  const parent = at.split('.').at(-2) ?? ''
  const isOwn = parent !== '' && [`${parent}Name`, `${parent}Value`].includes(name)
  return isOwn ? name.slice(parent.length) : name
}

/**
 * What the field of a system's sheet at a dotted path is called, without places in lists; with
 * `value.` before its name, what that value of the field is called.
 */
export function fieldWords({ fields = {} }: RuleSystem, name: string, at: string): Phrase {
  const own = fields[at]
  if (name.startsWith('value.')) {
    const value = name.slice('value.'.length)
    const key = valueKey(own, value)
    return key === undefined ? bareWords(value) : phrase(key)
  }
  const key = own?.label
  return key === undefined ? bareWords(columnOf(name, at)) : phrase(key)
}
