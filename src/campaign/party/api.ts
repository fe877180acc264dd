import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Write } from '../file/handles'
import { readable } from '../file/stored'
import { mergeFields, sheetChanges } from '../sheet/patch'
import { changeWords } from '../sheet/tell'
import { playRulesOf } from '../setting/play-rules'
import { landEffects } from '../sheet/land'
import { charactersWith, knownSystem, sheetOf, sheetsOf, systemsInPlay } from '../sheet/sheets'
import { landOnParty, partySheetOf, writePartySheet } from './sheet'
import { filledText, textUpTo } from '../../shared/bounded'

function edit(write: Write, systemId: string, patch: object): void {
  const system = knownSystem(systemId)
  const before = partySheetOf(write, systemId) ?? refuse('refusal.noPartySheet')
  const after = system.sheets.party?.safeParse(mergeFields(before, patch))
  if (!after?.success) {
    const field = after?.error.issues[0]?.path.join('.') ?? ''
    throw new Refusal(phrase('invalid.field', { field }), 'invalid')
  }
  writePartySheet(write, systemId, after.data)
  for (const change of sheetChanges(before, after.data)) {
    const field = changeWords(system, change)
    write.record({ kind: 'party.edited', secret: true, about: [], with: { field } })
  }
  follow(write, { system: systemId, before, after: after.data })
}

const cause = phrase('cause.party')

/** A change of what a company has in common. */
interface PartyChange {
  system: string
  before: object
  after: object
}

/** What follows from a change for the party, and for characters who have a sheet of its game. */
function following(write: Write, { system, before, after }: PartyChange, ids: readonly string[]) {
  const sheets = ids.map((id) => ({
    ...{ id, on: `character:${id}` as const },
    sheet: sheetOf(write, 'character', id, system),
  }))
  const company = Object.fromEntries(sheets.map(({ on, sheet }) => [on, sheet]))
  const effects = playRulesOf(write, system).partyFollows?.({ before, after, company }) ?? []
  function landOnMembers(): void {
    for (const { id, on, sheet } of sheets) {
      const own = effects.filter((each) => each.on === on)
      const member = { type: 'character' as const, id }
      landEffects(write, { member, system, sheet, effects: own, cause }, {})
    }
  }
  return { effects, landOnMembers }
}

/** Lets happen what the rules say of it, to the party and to everybody in it. */
function follow(write: Write, change: PartyChange): void {
  const { effects, landOnMembers } = following(write, change, charactersWith(write, change.system))
  landOnParty(write, change.system, effects, cause, {})
  landOnMembers()
}

/** Whoever joins a company has on their sheets what all of it have in common, as it stands (IS-176). */
export function joinParty(write: Write, characterId: string): void {
  const own = sheetsOf(write, 'character', characterId)
  for (const { id: system, sheets } of systemsInPlay(write)) {
    if (!own[system]) continue
    const after = partySheetOf(write, system)
    const before: unknown = sheets.party?.parse({})
    if (!after || typeof before !== 'object' || !before) continue
    following(write, { system, before, after }, [characterId]).landOnMembers()
  }
}

export const partyApi = {
  /** What the party shares, by the ids of the systems in which it shares anything. */
  'party.sheets': query({
    input: z.strictObject({}),
    run: (read): Record<string, object> =>
      Object.fromEntries(
        readable(read, systemsInPlay(read), ({ id }) => {
          const sheet = partySheetOf(read, id)
          return sheet ? [[id, sheet]] : []
        }).flat(),
      ),
  }),

  /** Changes what the party shares by hand: the fields that are given. */
  'party.edit': command({
    input: z.strictObject({
      system: filledText(40),
      sheet: z.record(textUpTo(60), z.json()),
    }),
    label: () => phrase('history.party.edit'),
    run: (write, { system, sheet }) => edit(write, system, sheet),
  }),
}
