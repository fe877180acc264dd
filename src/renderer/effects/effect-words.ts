import type { End } from '../../rules/effects/effect'
import type { EffectWords, TypedEffect } from '../../rules/effects/read-effect'
import { assertNever } from '../../shared/data/assert-never'
import { phrase, type Phrase } from '../../shared/phrase'
import { spanWords } from '../calendar/presets'
import { signed } from '../composables/format/figures'

const kinds = [
  'turns',
  'one',
  'lasting',
  'until',
  'rest',
  'scene',
  'move',
  'roll',
  'step',
  'start',
  'end',
  'each',
  'fatigue',
  'real',
  'forward',
  'ongoing',
  'condition',
  'filling',
] as const

/** The words for effects of a catalogue, which lists them with spaces between. */
export function effectWords(t: (key: string) => string): EffectWords {
  const lists = kinds.map((kind) => [kind, t(`effect.words.${kind}`).split(' ')] as const)
  const read = Object.fromEntries(lists) as Record<(typeof kinds)[number], string[]>
  return { ...read, units: spanWords(t).units }
}

/** When an effect shall end, in words. */
export function endWords(end: End): Phrase {
  if (typeof end === 'string') return phrase(`effect.read.${end}`)
  switch (end.kind) {
    case 'turns':
      return phrase('effect.read.turns', { count: end.count })
    case 'step':
      return phrase('effect.read.step', { step: end.step })
    case 'turn': {
      const edge = end.edge === 'start' ? 'Start' : 'End'
      return end.of === ''
        ? phrase(`effect.read.any${edge}`)
        : phrase(`effect.read.turn${edge}`, { name: end.of })
    }
    case 'span':
      return phrase(`effect.read.${end.unit}`, { count: end.amount })
    case 'event':
      return phrase('effect.read.event', { words: end.words })
    default:
      return assertNever(end)
  }
}

/** What it adds to rolls, as it may be typed: of what is ongoing that it is. */
export function addsWords(
  { value, kind }: Pick<NonNullable<TypedEffect['figure']>, 'value' | 'kind'>,
  t: (key: string, gaps: { value: string }) => string,
): string {
  return kind === 'ongoing' ? t('modifier.ongoing', { value: signed(value) }) : signed(value)
}
