import { phrase } from '../../../shared/phrase'
import type { Help, HelpAhead, HelpRules } from '../../moves/together/help'
import { defaultSettings, type Deciding } from '../settings'

/** What the helped wanted is got for them where all goes well, and at no less (IF-040, IF-041). */
const obtains: readonly Help['band'][] = ['sure', '10+']

/**
 * Help Someone (IF-039 to IF-042). `sure`: the GM rules that the help cannot fail, and the 10+
 * line holds without a roll.
 */
export function helpFor(settings: Deciding<'help.max'> = defaultSettings): HelpRules {
  return {
    max: settings['help.max'],
    obtains,
    read({ band, use, onMiss }) {
      const step = use === 'obtain' && obtains.includes(band) ? 0 : 1
      if (band === 'sure' || band === '10+') return { step, against: null, rule: 'IF-040' }
      if (band === '7-9') return { step, against: 'helper', rule: 'IF-041' }
      if (onMiss === 'worse') return { step: -1, against: 'helped', rule: 'IF-042' }
      return { step: 0, against: 'helper', rule: 'IF-042' }
    },
  }
}

/** What help may yet do to a roll: a step up (IF-040), or down where it fails (IF-042). */
export function helpAheadFor(settings: Deciding<'help.max'> = defaultSettings): HelpAhead[] {
  const max = settings['help.max']
  return [
    { label: phrase('odds.helped'), rule: 'IF-040', by: { steps: 1 }, max },
    { label: phrase('odds.helpFails'), rule: 'IF-042', by: { steps: -1 }, max },
  ]
}
