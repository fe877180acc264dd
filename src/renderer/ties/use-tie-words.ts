import { call } from '../bridge'
import { useWords } from '../composables/use-words'
import type { Tie, TieEnd } from '../../shared/ties'
import { sentenceOf } from './tie'

/** Says what becomes of ties, for questions about what has them. */
export function useTieWords() {
  const { t } = useWords()

  /** All of them, one sentence after the other. */
  const saidOf = (ties: readonly Tie[]) =>
    ties.map((tie) => t('ties.sentence', sentenceOf(tie))).join('; ')

  /** Which go with something that is removed; empty where there are none. */
  async function lostWith({ type, id }: Pick<TieEnd, 'type' | 'id'>): Promise<string> {
    const reply = await call('tie.list', { of: { type, id } })
    if (!reply.ok || reply.value.length === 0) return ''
    return t('ties.lost', { ties: saidOf(reply.value) })
  }

  return { saidOf, lostWith }
}
