import { isDone, type Act } from '../../../rules/system/act'
import type { ActInput, ActLook } from '../../systems/system-panel'

/** One of the cast with their sheets by system id. */
interface Sheeted<Sheet> {
  id: string
  name: string
  sheets: Record<string, Sheet>
}

/** Those with a sheet of any of these systems, the company first, with their sheets in the systems' order. */
export function actingIn<Sheet>(
  systems: readonly string[],
  characters: readonly Sheeted<Sheet>[],
  npcs: readonly Sheeted<Sheet>[],
) {
  const all = [
    ...characters.map((each) => ({ ...each, type: 'character' as const })),
    ...npcs.map((each) => ({ ...each, type: 'npc' as const })),
  ]
  return all.flatMap(({ id, name, type, sheets }) => {
    const own = systems.flatMap((system) => {
      const sheet = sheets[system]
      return sheet ? [{ system, sheet }] : []
    })
    const [first] = own
    return first ? [{ id, name, type, own, sheet: first.sheet }] : []
  })
}

/** What opens the acts of somebody: `data-act-menu` holds their id. */
export const opensActs = '[data-act-menu]'

/** Whose acts open on the card that has the focus: their id; undefined where it has none. */
export function focusedActs(): string | undefined {
  const card = document.activeElement?.closest('[data-member], article')
  return card?.querySelector<HTMLElement>(opensActs)?.dataset.actMenu
}

/**
 * What the form of an act begins with: the usual, or the first other that the rules take on this sheet;
 * what somebody must say is left open.
 */
export function firstInput(
  act: Act,
  {
    usual,
    otherwise = [],
    asked = {},
    picks,
  }: Pick<ActLook, 'usual' | 'otherwise' | 'asked' | 'picks'>,
  sheet: object,
): ActInput {
  const isTaken = (input: ActInput) => {
    const known = act.input.safeParse(input)
    return known.success && isDone(act.perform(sheet, known.data))
  }
  const wanted = picks?.isWanted(sheet) ? picks.input : {}
  return { ...([usual, ...otherwise].find(isTaken) ?? usual), ...asked, ...wanted }
}

/** An act on somebody whose form was left half-filled. */
interface BegunAct {
  system: string
  /** Its id. */
  act: string
  memberId: string
}

/** The name of the draft of an act: what is begun for one is not gone on with for another. */
export function actDraft({ system, act, memberId }: BegunAct): string {
  return `act:${[system, act, memberId].join(' ')}`
}

/** The act whose draft it is; nothing where it is that of another form. */
export function actOfDraft(form: string): BegunAct | undefined {
  const [, system, act, memberId] = /^act:(\S+) (\S+) (\S+)$/.exec(form) ?? []
  return system && act && memberId ? { system, act, memberId } : undefined
}

/** The name of the draft of an act that several do at once. */
export function sharedActDraft(act: string): string {
  return `acts:${act}`
}
