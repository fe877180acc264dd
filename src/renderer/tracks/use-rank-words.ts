import { computed } from 'vue'
import type { Rank } from '../../rules/tracks/progress'
import { useWords } from '../composables/use-words'

/** The ranks as the table says them. */
export function useRankWords() {
  const { t } = useWords()
  return computed<Record<Rank, string>>(() => ({
    troublesome: t('tracks.rank.troublesome'),
    dangerous: t('tracks.rank.dangerous'),
    formidable: t('tracks.rank.formidable'),
    extreme: t('tracks.rank.extreme'),
    epic: t('tracks.rank.epic'),
  }))
}
