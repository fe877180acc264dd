import IconOpen from '~icons/lucide/book-open'
import { computed } from 'vue'
import { useRead, useRun } from '../../bridge'
import { useEnterCampaign } from '../../composables/campaign/use-enter-campaign'
import { useWords } from '../../composables/use-words'
import { useDrafts } from '../../stores/drafts'

/** The campaigns that were opened lately and are there, but for the one that is open: each is opened by its name. */
export function useRecentCampaigns(isAsked: () => boolean) {
  const { t } = useWords()
  const { run } = useRun()
  const drafts = useDrafts()
  const goIn = useEnterCampaign()
  const { data: recent } = useRead('file.recent', () => (isAsked() ? {} : null))
  const { data: current } = useRead('campaign.current', () => ({}))

  async function open(path: string): Promise<void> {
    if ((await drafts.mayLeave()) && (await run('file.open', { path }))) await goIn(path)
  }

  return computed(() =>
    (recent.value ?? [])
      .filter(({ path, missing }) => !missing && path !== current.value?.path)
      .map(({ path, name }) => ({
        action: { id: `campaign ${path}`, icon: IconOpen, run: () => void open(path) },
        label: t('palette.openCampaign', { name }),
        keys: undefined,
      })),
  )
}
