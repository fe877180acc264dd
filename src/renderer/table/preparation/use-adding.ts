import { computed } from 'vue'
import type { InputOf } from '../../../campaign/api'
import { ruleSystem } from '../../../rules'
import { useRead, useRun } from '../../bridge'
import type { CastMember } from '../../cast/cast-member'
import { useCarriers } from '../../cast/condition/use-carriers'
import { usePlights } from '../../cast/condition/use-plights'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'
import type { Preparation, Side } from './prep'
import type { Offer, QuickLine, Source } from './quick-add'

/** Somebody as a fight takes them in: of the cast, or made up for it. */
type Member = InputOf<'encounter.addCombatants'>['from'][number]

/** Who can be put into a fight, and what puts them there. `fight` undefined: not read yet. */
export function useAdding(fight: () => Preparation | undefined) {
  const { t, say } = useWords()
  const { announce } = useAnnounce()
  const { run, refusal } = useRun()
  const { data: characters } = useRead('character.list', () => ({}))
  const { data: npcs } = useRead('npc.names', () => {
    const system = fight()?.system
    return system === undefined ? null : { system }
  })
  const { data: cast } = useRead('npc.names', () => ({}))
  /** Only those whom an earlier fight has left something may be other than they were. */
  const { npcs: carriers } = useCarriers()

  const canFight = ({ sheets }: { sheets: Record<string, object> }) => {
    const now = fight()
    return now !== undefined && now.system in sheets
  }
  const isThere = (id: string) =>
    fight()?.combatants.some(({ template }) => template?.id === id) ?? false

  const plightOf = usePlights()
  const sourceOf = (member: CastMember): Source => ({
    ...{ type: member.type, id: member.id, name: member.name },
    plight: plightOf(member, fight()?.system ?? ''),
  })

  const company = computed(() =>
    (characters.value ?? [])
      .filter((each) => canFight(each) && !isThere(each.id))
      .map((each) => sourceOf({ ...each, type: 'character' })),
  )
  /** The dead go into a fight only by name. */
  const living = computed(() => company.value.filter(({ plight }) => plight?.kind !== 'dead'))
  const sheetless = computed(() => {
    const sheeted = new Set(npcs.value?.map(({ id }) => id))
    const ofCast = npcs.value ? (cast.value ?? []).filter(({ id }) => !sheeted.has(id)) : []
    const ofCompany = fight() ? (characters.value ?? []).filter((each) => !canFight(each)) : []
    const blank =
      (type: 'character' | 'npc') =>
      ({ id, name }: { id: string; name: string }): Source => ({ type, id, name, isBlank: true })
    return [...ofCompany.map(blank('character')), ...ofCast.map(blank('npc'))]
  })
  const sources = computed(() => [
    ...company.value,
    ...(npcs.value ?? []).map((each) => {
      const carrier = carriers.value.find(({ id }) => id === each.id)
      return sourceOf({ ...each, type: 'npc', sheets: carrier?.sheets ?? {} })
    }),
    ...sheetless.value,
  ])

  /** Ready-made sheets of the fight's system, but for those of whom there is one by that name. */
  const archetypes = computed(() => {
    const all = ruleSystem(fight()?.system ?? '')?.archetypes?.list ?? []
    const isTaken = (name: string) => sources.value.some((each) => each.name === name)
    return all
      .map(({ id, title }): Source => ({ type: 'archetype', id, name: say(title) }))
      .filter(({ name }) => !isTaken(name))
  })

  /**
   * Those an offer means; an NPC made up on the spot is blank, or as an archetype, and whoever has no sheet
   * of the fight's game is given a blank one.
   */
  function fromOf({ key, kind, name, from, isBlank = false }: Offer): Member[] {
    if (kind === 'new') return [{ type: 'new', name }]
    if (isBlank && kind === 'npc') return [{ type: 'new', name, npcId: key }]
    return from.map(({ type, id }) =>
      type === 'archetype' ? { type: 'new', name, archetype: id } : { type, id, blank: isBlank },
    )
  }

  async function add(offer: Offer, line: QuickLine, side: Side): Promise<void> {
    const now = fight()
    const from = fromOf(offer)
    const [first] = from
    if (!now || !first) return
    const isMany = first.type !== 'character'
    const quantity = isMany ? line.quantity : 1
    const { group, turn } = line
    const common = { encounterId: now.id }
    if (turn !== null && isMany) {
      const npcId =
        first.type === 'new'
          ? { name: first.name, archetype: first.archetype, npcId: first.npcId }
          : first.id
      const row = { kind: 'reinforcement' as const, npcId, quantity, side, group, turn }
      await run('encounter.addRow', { ...common, row })
    } else {
      await run('encounter.addCombatants', { ...common, from, quantity, side, group })
    }
    if (!refusal.value) announce(t('prep.added', { name: offer.name, quantity }))
  }

  const offered = computed(() => [...sources.value, ...archetypes.value])

  return { sources: offered, company: living, add, refusal }
}
