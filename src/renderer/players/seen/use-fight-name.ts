import { call, useRun } from '../../bridge'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'

interface Named {
  id: string
  name: string
}

/** The way to let players read what a fight is called, or to keep it from them. */
export function useFightName() {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut } = useRun()

  async function turn({ id: encounterId, name }: Named): Promise<void> {
    const seen = await call('encounter.nameSeen', { encounterId })
    if (!seen.ok) return
    const shown = !seen.value
    if (!(await carryOut('encounter.showName', { encounterId, shown }))) return
    announce(t(`stage.fightName.${shown ? 'nowShown' : 'nowHidden'}`, { name }))
  }

  return { turn }
}
