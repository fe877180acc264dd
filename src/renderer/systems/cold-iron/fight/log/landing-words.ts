import type { Speaker } from '../../../../../shared/words/speaker'
import type { Fighter } from '../fighter'

/** What waits for somebody until the step closes, as a screen reader hears it; empty for nothing. */
export function landingWords(
  { label, landing, isDown }: Fighter,
  { t, say }: Pick<Speaker, 't' | 'say'>,
): string {
  if (!landing) return ''
  const { line } = landing
  const what = [
    say(line.summary),
    ...(line.stunned && !isDown ? [t('fight.blow.stunned')] : []),
    ...(line.asleep && !isDown ? [t('fight.spell.asleep')] : []),
    ...(line.knockedOut ? [t('fight.blow.knockedOut')] : []),
  ]
  return t('fight.news.lands', { who: label, what: what.join(', ') })
}

/** What a spell has set on somebody: what lands when the step closes, and what lies on them from now on. */
export function setWords(
  fighter: Fighter | undefined,
  lies: string | undefined,
  words: Pick<Speaker, 't' | 'say'>,
): string {
  if (!fighter) return ''
  const laid = lies ? words.t('effect.form.added', { name: fighter.label, text: lies }) : ''
  return [landingWords(fighter, words), laid].filter(Boolean).join(' ')
}
