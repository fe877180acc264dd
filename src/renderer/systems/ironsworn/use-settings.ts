import { computed } from 'vue'
import { settingsSchema } from '../../../rules/ironsworn/settings'
import { useRead } from '../../bridge'

/** How the campaign reads the rules of this system; the defaults until it is known. */
export function useIronswornSettings() {
  const { data } = useRead('setting.rulings', () => ({ system: 'ironsworn' }))
  return computed(() => settingsSchema.parse(data.value?.settings ?? {}))
}
