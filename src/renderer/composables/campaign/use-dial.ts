import { computed } from 'vue'
import { dialIn, type Dial } from '../../../rules/system/dial'
import { useRead, useRun } from '../../bridge'

/** How much this campaign leaves to the app in a system; it is turned at once, with undo. */
export function useDial(system: () => string) {
  const { run } = useRun()
  const { data: rulings } = useRead('setting.rulings', () => ({ system: system() }))
  return computed({
    get: () => dialIn(rulings.value?.settings ?? {}),
    set: (value: Dial) => void run('setting.set', { system: system(), key: 'dial', value }),
  })
}
