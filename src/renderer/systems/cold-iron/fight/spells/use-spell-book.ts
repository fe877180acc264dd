import { computed } from 'vue'
import type { KnownSpell } from '../../../../../rules/cold-iron/combatant/caster'
import { sheetSchema } from '../../../../../rules/cold-iron/combatant/sheet'
import { useRead, useRun } from '../../../../bridge'
import type { Fighter } from '../fighter'
import { useShownFight } from '../fight-context'

const system = 'cold-iron'

/** The spells that a fighter knows, and what puts one more on the sheet that they fight with. */
export function useSpellBook(fighter: () => Fighter) {
  const { now } = useShownFight()
  const { run } = useRun()
  const { data: preparation } = useRead('encounter.preparation', () => ({
    encounterId: now.value.encounterId,
  }))
  const { data: characters } = useRead('character.list', () => ({}))
  const member = computed(
    () => preparation.value?.combatants.find(({ id }) => id === fighter().id)?.template ?? null,
  )
  const { data: npcs } = useRead('npc.byId', () =>
    member.value?.type === 'npc' ? { ids: [member.value.id] } : null,
  )
  /** The sheet as it is now: the fight keeps the one that it began with. */
  const sheet = computed(() => {
    const cast = member.value?.type === 'npc' ? npcs.value : characters.value
    const own = cast?.find(({ id }) => id === member.value?.id)?.sheets[system]
    return own && sheetSchema.safeParse(own).data
  })
  const spells = computed(() => {
    const { sheet: begun } = fighter().combatant
    const learned = sheet.value?.spells ?? []
    const isLearned = ({ name }: KnownSpell) => learned.some((each) => each.name === name)
    return [...learned, ...begun.spells.filter((each) => !isLearned(each))]
  })

  /** Puts a spell on the sheet, in place of one of the same name. */
  async function remember(spell: KnownSpell): Promise<void> {
    const { value: own } = sheet
    const { value: who } = member
    if (!own || !who) return
    const others = own.spells.filter(({ name }) => name !== spell.name)
    await run('sheet.write', {
      member: { type: who.type, id: who.id },
      system,
      sheet: { ...own, spells: [...others, spell] },
    })
  }

  /** Who can learn one; none where the sheet is gone. */
  const learner = computed(() => (sheet.value ? (member.value?.name ?? null) : null))
  return { spells, learner, remember }
}
