import { onMounted, onUnmounted } from 'vue'
import { usePreferences } from '../stores/preferences'

/** Shows the light theme for as long as the page is being printed. */
export function usePaperTheme(): void {
  const preferences = usePreferences()
  const toPaper = () => preferences.show('light')
  const toScreen = () => preferences.show(preferences.theme)
  onMounted(() => {
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
  })
  onUnmounted(() => {
    window.removeEventListener('beforeprint', toPaper)
    window.removeEventListener('afterprint', toScreen)
  })
}
