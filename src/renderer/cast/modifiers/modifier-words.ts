import type { InputOf } from '../../../campaign/api'

type Added = InputOf<'modifier.add'>

/** When a modifier of the GM's own goes, the usual first. */
export const untils: readonly Added['until'][] = ['nextMatching', 'nextMove', 'scene', 'hand']

/** Gone with the first roll that takes it, or there for every roll. */
export const kinds: readonly Added['kind'][] = ['forward', 'ongoing']
