import { computed } from 'vue'
import { useRead } from '../bridge'

/** The names of the party and of the cast, the party first, but for the one who is left out. */
export function usePeopleNames(
  isAsked: () => boolean = () => true,
  except: () => string = () => '',
) {
  const { data: characters } = useRead('character.list', () => (isAsked() ? {} : null))
  const { data: npcs } = useRead('npc.names', () => (isAsked() ? {} : null))
  return computed(() => {
    const all = [...(characters.value ?? []), ...(npcs.value ?? [])].map(({ name }) => name)
    return [...new Set(all)].filter((name) => name !== except())
  })
}
