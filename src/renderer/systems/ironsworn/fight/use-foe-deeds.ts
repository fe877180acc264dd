import type { useRun } from '../../../bridge'
import { useDialog } from '../../../composables/use-dialog'
import { useWords } from '../../../composables/use-words'
import type { FoughtFoe } from './fight-board'
import { shiftBy, type FoeDeed } from './use-foe-menu'

/** What is done with a foe beside moves, each one command. */
export function useFoeDeeds(carryOut: ReturnType<typeof useRun>['carryOut']) {
  const { t } = useWords()
  const { ask } = useDialog()

  /** A rank is shifted for a reason: somebody helps, or there is an advantage (IS-148, IS-152). */
  async function shift(
    { id: trackId, name }: FoughtFoe,
    deed: 'harder' | 'easier',
  ): Promise<boolean> {
    const reason = await ask({
      title: t('ironsworn.fight.shiftOf', { name, how: t(`ironsworn.fight.${deed}`) }),
      label: t('foes.dialog.reason'),
      yes: t('ironsworn.fight.shift'),
    })
    return reason !== null && carryOut('foe.shift', { trackId, by: shiftBy[deed], reason })
  }

  function doTo(target: FoughtFoe, deed: FoeDeed): Promise<boolean> {
    const { id: trackId } = target
    switch (deed) {
      case 'harder':
      case 'easier':
        return shift(target, deed)
      case 'out':
      case 'fled':
      case 'spared':
        return carryOut('foe.leave', { trackId, how: deed })
      case 'secret':
      case 'known':
      case 'open':
        return carryOut('track.edit', { trackId, visibility: deed })
    }
  }

  return { doTo }
}
