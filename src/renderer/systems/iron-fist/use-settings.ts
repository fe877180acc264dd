import { computed, type ComputedRef } from 'vue'
import { defaultSettings, settingsIn, type Settings } from '../../../rules/iron-fist/settings'
import { useRead } from '../../bridge'

/** How this campaign reads Iron Fist, its own tables of gear with it. */
export function useSettings(): ComputedRef<Settings> {
  const { data: rulings } = useRead('setting.rulings', () => ({ system: 'iron-fist' }))
  return computed(() => (rulings.value ? settingsIn(rulings.value) : defaultSettings))
}
