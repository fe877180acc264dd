import { useRouter } from 'vue-router'
import { useAction } from '../actions/use-action'
import { systemPanels } from '../systems'

/** Registers each tool of the campaign's rule systems as a way to go there. */
export function useToolActions(systems: () => readonly string[]): void {
  const router = useRouter()
  for (const [system, { tools = [] }] of systemPanels) {
    for (const { id, title, icon } of tools) {
      useAction({
        id: `tool.${id}`,
        label: title,
        icon,
        everywhere: true,
        when: () => systems().includes(system),
        run: () => void router.push({ name: 'tools', params: { toolId: id } }),
      })
    }
  }
}
