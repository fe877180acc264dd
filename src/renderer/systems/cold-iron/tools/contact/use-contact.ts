import { computed, reactive, ref } from 'vue'
import { encounterSchema, type Encounter } from '../../../../../rules/cold-iron/alertness/encounter'
import { meetEncounter } from '../../../../../rules/cold-iron/alertness/meeting'
import { stake } from '../../../../../rules/cold-iron/alertness/observer'
import { readSheet } from '../../../../../rules/cold-iron/combatant/combatant'
import type { ToolPerson } from '../../../../tools/tool'
import { rollDigits } from '../../fight/dice/roll-dice'
import {
  isRolled,
  rollFor,
  useWatchers,
  type Watcher,
  type Watching,
} from '../watches/use-watchers'

/** One who comes may be chosen, so that the sheet says how fast. */
export interface Scene extends Encounter {
  comer: string[]
}

/** A warning stake and where it stands. */
export interface StakePost {
  watcher: Watcher
  /** Hexes out from the party. */
  out: number
}

/** One direction of an encounter: who might notice, and what comes towards them (CI-033..049). */
export function useContact(
  people: () => readonly ToolPerson[],
  watching: ToolPerson['type'] | null,
) {
  const roster = useWatchers(people, {}, ({ type }) => type === watching)
  const scene = ref<Scene>({ ...encounterSchema.parse({}), comer: [] })
  const stakes = ref<StakePost[]>([])

  const meeting = computed(() => {
    const posts = [...roster.rows.value.map((watcher) => ({ watcher, out: null })), ...stakes.value]
    const checkers = posts
      .filter(({ watcher }) => isRolled(watcher))
      .map(({ watcher: { id, own }, out }) => ({
        id,
        observer: own.observer,
        roll: own.roll,
        ...(out === null ? {} : { stakeOut: out }),
      }))
    return meetEncounter(checkers, scene.value)
  })

  /** Whoever comes brings the movement of the sheet. */
  function setScene(next: Scene): void {
    const [id] = next.comer
    const comer = people().find((person) => person.id === id)
    const isNew = comer !== undefined && id !== scene.value.comer[0]
    scene.value = isNew ? { ...next, maBroken: readSheet(comer.sheet).maBroken } : next
  }

  function addStake(name: string): void {
    const own = { observer: stake, roll: '', typed: true }
    const id = `stake-${stakes.value.length + 1}`
    const watcher: Watcher = { id, name, type: 'character', sheet: {}, own }
    stakes.value = [...stakes.value, { watcher, out: 10 }]
  }

  function changeStake(id: string, more: Partial<Watching>): void {
    stakes.value = stakes.value.map((post) => {
      const { watcher } = post
      return watcher.id === id
        ? { ...post, watcher: { ...watcher, own: { ...watcher.own, ...more } } }
        : post
    })
  }

  function rollMissing(): void {
    rollFor(roster)
    for (const { watcher } of stakes.value) {
      if (!isRolled(watcher)) changeStake(watcher.id, { roll: rollDigits(), typed: false })
    }
  }

  /** All of it that is typed and chosen. */
  const typed = computed({
    get: () => ({
      chosen: roster.chosen.value,
      changes: roster.changes.value,
      scene: scene.value,
      stakes: stakes.value,
    }),
    set: (all) => {
      roster.chosen.value = all.chosen
      roster.changes.value = all.changes
      scene.value = all.scene
      stakes.value = all.stakes
    },
  })

  return reactive({
    ...roster,
    typed,
    scene,
    stakes,
    meeting,
    setScene,
    addStake,
    changeStake,
    rollMissing,
  })
}

/** One direction, as the screen holds it. */
export type Contact = ReturnType<typeof useContact>
