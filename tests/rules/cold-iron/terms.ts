import type { Term } from '../../../src/shared/term'

type Figure = { terms: readonly Term[] } | null

/** Value and rule of each term of a figure. */
export function told(figure: Figure): [number, string][] {
  return (figure?.terms ?? []).map(({ value, rule }) => [value, rule])
}

/** Last part of the key of each term of a figure. */
export function keys(figure: Figure): string[] {
  return (figure?.terms ?? []).map(({ label }) => label.key.split('.').at(-1) ?? '')
}
