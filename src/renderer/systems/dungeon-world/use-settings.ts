import { computed, type ComputedRef } from 'vue'
import { defaultSettings, settingsIn, type Settings } from '../../../rules/dungeon-world/settings'
import { useRead } from '../../bridge'

/** How this campaign reads Dungeon World, its own charts with it. */
export function useSettings(): ComputedRef<Settings> {
  const { data: rulings } = useRead('setting.rulings', () => ({ system: 'dungeon-world' }))
  return computed(() => (rulings.value ? settingsIn(rulings.value) : defaultSettings))
}
