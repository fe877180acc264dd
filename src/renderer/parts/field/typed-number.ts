/**
 * The whole number that a text is: blanks around it and after its sign mean nothing, commas part thousands. `begun`
 * where nothing but a sign stands there yet; `none` where it is no number, as two of them with a blank between. Pure.
 */
export function readNumber(text: string): number | 'begun' | 'none' {
  const [, sign = '', digits = ''] = /^\s*([-+]?)\s*(.*?)\s*$/.exec(text) ?? []
  if (digits === '') return 'begun'
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(digits)) return 'none'
  const amount = Number(digits.replaceAll(',', ''))
  return sign === '-' && amount > 0 ? -amount : amount
}
