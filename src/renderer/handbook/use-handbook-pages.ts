import { computed, type ComputedRef } from 'vue'
import { useRead } from '../bridge'
import { useWords } from '../composables/use-words'
import { writtenPages, type Page } from './page'
import { rulebookPages } from './rulebook'

/** Every page of the handbook, made when it is first asked for. */
export function useHandbookPages(): ComputedRef<readonly Page[]> {
  const words = useWords()
  const { data: campaign } = useRead('campaign.current', () => ({}))
  return computed(() => [...writtenPages, ...rulebookPages(words, campaign.value?.systems)])
}
