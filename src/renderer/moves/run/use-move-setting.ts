import { computed } from 'vue'
import type { OutputOf } from '../../../campaign/api'
import { useRead } from '../../bridge'
import { useFightOnScreen } from '../../stores/fight-on-screen'
import { useMoveRunner } from '../../stores/move-runner'
import { fieldsOf } from '../../fronts/front'
import { beatenIn, peopleOf, type CastMember, type MoveTable } from '../sides/people'
import { usePlay } from '../../composables/campaign/use-play-rules'
import { useWrittenMoves } from '../own/use-written-moves'

/**
 * Where a move of a system is made: who there is, what is played by, the fight. `npcs` are those of
 * the cast whom it may be about.
 */
export function useMoveSetting(system: () => string, npcs: () => readonly CastMember[] = () => []) {
  const { data: characters } = useRead('character.list', () => ({}))
  const { data: modifiers } = useRead('modifier.list', () => ({}))
  const { data: tracks } = useRead('move.tracks', () => ({}))
  const { data: every } = useRead('track.list', () => ({}))
  const { data: shared } = useRead('party.sheets', () => ({}))
  const { data: names } = useRead('npc.names', () => ({}))
  const { data: board } = useRead('sceneBoard.list', () => ({}))
  const allWritten = useWrittenMoves()
  const onScreen = useFightOnScreen()
  const { data: encounters } = useRead('encounter.list', () => ({ over: 0 }))
  const { data: evening } = useRead('session.current', () => ({}))
  const fight = computed(() =>
    fightUnderWay(encounters.value ?? [], onScreen.encounterId, evening.value),
  )
  const play = usePlay(system)
  const moveRunner = useMoveRunner()
  /** The moves that the GM wrote, as this system plays them. */
  const written = computed(() =>
    allWritten.value
      .filter(({ move }) => move.system === '' || move.system === system())
      .flatMap(({ move }) => play.value.writtenMove?.({ id: move.id, ...fieldsOf(move) }) ?? [])
      .map((move) => [move.id, move] as const),
  )
  const called = computed(
    () =>
      new Set([...(characters.value ?? []), ...(names.value ?? [])].map(({ name }) => plain(name))),
  )
  const table = computed<MoveTable>(() => ({
    system: system(),
    moves: { ...play.value.moves, ...Object.fromEntries(written.value) },
    people: peopleOf(system(), characters.value ?? [], npcs(), modifiers.value ?? []),
    present: (board.value ?? []).map(({ id }) => id),
    beaten: beatenIn(every.value ?? [], system(), play.value.foes?.purpose ?? ''),
    tracks: tracks.value ?? [],
    party: shared.value?.[system()],
    fight: fight.value,
    ...(play.value.hasLeft && { hasLeft: play.value.hasLeft }),
    isPerson: (name) => called.value.has(plain(name)),
    helpAhead: moveRunner.weighsHelp ? (play.value.helpAhead ?? []) : [],
  }))
  return { play, table }
}

const plain = (name: string) => name.trim().toLowerCase()

type Fight = Pick<OutputOf<'encounter.list'>[number], 'id' | 'status'>

/**
 * The fight that a move is part of: the one on the screen while it runs, else the only one that
 * does. Ammunition is paid for once in it (IF-098); one that is over pays for nothing more. A fight that is
 * played by moves alone is begun and ended by nobody: the scene stands for it, or else the session.
 */
export function fightUnderWay(
  fights: readonly Fight[],
  onScreen: string | null,
  played?: { scene: { id: string } | null; session: { id: string } | null },
): string | undefined {
  const running = fights.filter(({ status }) => status === 'running')
  const [only, ...others] = running
  const shown = running.find(({ id }) => id === onScreen)
  const fight = shown ?? (others.length === 0 ? only : undefined)
  return (fight ?? played?.scene ?? played?.session)?.id
}
