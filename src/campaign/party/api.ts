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
import { charactersWith, knownSystem, sheetOf, systemsInPlay } from '../sheet/sheets'
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
  follow(write, systemId, before, after.data)
}

/** Lets happen what the rules say of it, to the party and to everybody in it. */
function follow(write: Write, systemId: string, before: object, after: object): void {
  const { partyFollows } = playRulesOf(write, systemId)
  if (!partyFollows) return
  const keys = charactersWith(write, systemId).map((id) => [`character:${id}`, id] as const)
  const sheets = new Map(keys.map(([key, id]) => [key, sheetOf(write, 'character', id, systemId)]))
  const company = Object.fromEntries(sheets)
  const effects = partyFollows({ before, after, company })
  const [cause, place] = [phrase('cause.party'), {}]
  landOnParty(write, systemId, effects, cause, place)
  for (const [key, id] of keys) {
    const own = effects.filter(({ on }) => on === key)
    const sheet = sheets.get(key)
    const member = { type: 'character' as const, id }
    if (sheet) landEffects(write, { member, system: systemId, sheet, effects: own, cause }, place)
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
