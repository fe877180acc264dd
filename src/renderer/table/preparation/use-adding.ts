import { computed } from 'vue'
import { useRead, useRun } from '../../bridge'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'
import type { Preparation, Side } from './prep'
import type { Offer, QuickLine, Source } from './quick-add'

/** Who can be put into a fight, and what puts them there. `fight` undefined: not read yet. */
export function useAdding(fight: () => Preparation | undefined) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { run, refusal } = useRun()
  const { data: characters } = useRead('character.list', () => ({}))
  const { data: npcs } = useRead('npc.list', () => ({}))

  const canFight = ({ sheets }: { sheets: Record<string, object> }) => {
    const now = fight()
    return now !== undefined && now.system in sheets
  }
  const isThere = (id: string) =>
    fight()?.combatants.some(({ template }) => template?.id === id) ?? false

  const company = computed(() =>
    (characters.value ?? [])
      .filter((each) => canFight(each) && !isThere(each.id))
      .map(({ id, name }): Source => ({ type: 'character', id, name })),
  )
  const sources = computed(() => [
    ...company.value,
    ...(npcs.value ?? [])
      .filter(canFight)
      .map(({ id, name }): Source => ({ type: 'npc', id, name })),
  ])

  /** Those an offer means; an NPC made up on the spot gets a blank sheet for this fight. */
  async function fromOf(offer: Offer, system: string): Promise<Offer['from'] | undefined> {
    if (offer.kind !== 'new') return offer.from
    const made = await run('npc.create', { name: offer.name, sheets: { [system]: {} } })
    return made && [{ type: 'npc', id: made.npcId }]
  }

  async function add(offer: Offer, line: QuickLine, side: Side): Promise<void> {
    const now = fight()
    const from = now && (await fromOf(offer, now.system))
    const [first] = from ?? []
    if (!now || !from || !first) return
    const isMany = first.type === 'npc'
    const quantity = isMany ? line.quantity : 1
    const { group, turn } = line
    const common = { encounterId: now.id }
    if (turn !== null && isMany) {
      const row = { kind: 'reinforcement' as const, npcId: first.id, quantity, side, group, turn }
      await run('encounter.addRow', { ...common, row })
    } else {
      await run('encounter.addCombatants', { ...common, from: [...from], quantity, side, group })
    }
    if (!refusal.value) announce(t('prep.added', { name: offer.name, quantity }))
  }

  return { sources, company, add, refusal }
}
