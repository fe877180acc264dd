import { applyEffects } from '../../rules/moves/apply'
import type { Effect } from '../../rules/moves/effect'
import type { RuleSystem } from '../../rules/system/system'
import type { Fact } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import type { FactPlace, Read, Write } from '../file/handles'
import { readStored } from '../file/stored'
import { wordsOfField } from '../sheet/field'
import { changedWords } from '../sheet/land'
import { knownSystem } from '../sheet/sheets'

/** What the party shares in a system; undefined where it shares nothing. A new party's is blank. */
export function partySheetOf(read: Read, systemId: string): object | undefined {
  const schema = knownSystem(systemId).sheets.party
  if (!schema) return undefined
  const row = read.get<{ sheet: string }>(
    'SELECT sheet FROM party_sheet WHERE system = @systemId',
    {
      systemId,
    },
  )
  return readStored(schema, row?.sheet ?? '{}')
}

/** Writes what the party shares, parsed once more so that nothing outside its bounds is kept. */
export function writePartySheet(write: Write, systemId: string, sheet: object): void {
  const system = knownSystem(systemId)
  const kept = system.sheets.party?.parse(sheet)
  if (!kept) return
  write.run(
    `INSERT INTO party_sheet (system, version, sheet) VALUES (@systemId, @version, @sheet)
     ON CONFLICT DO UPDATE SET version = excluded.version, sheet = excluded.sheet`,
    { systemId, version: system.version, sheet: JSON.stringify(kept) },
  )
}

/** The turn of the story that a change of what the party shares comes to, where it comes to one. */
function toldOfParty(system: RuleSystem, { field, to }: Effect): Pick<Fact, 'told'> {
  const key = wordsOfField(system, field)?.told?.[to]
  return key === undefined ? {} : { told: [phrase(`${key}.alone`, { who: '@report.company' })] }
}

/** Lets effects land on what the party shares, with a fact for each that changes anything. */
export function landOnParty(
  write: Write,
  systemId: string,
  effects: readonly Effect[],
  cause: Phrase,
  place: FactPlace,
): void {
  const sheet = partySheetOf(write, systemId)
  const own = effects.filter(({ on, from, to }) => on === 'party' && from !== to)
  if (!sheet || own.length === 0) return
  const system = knownSystem(systemId)
  writePartySheet(write, systemId, applyEffects(sheet, own))
  for (const effect of own) {
    const { from, to } = effect
    const fact = { kind: 'party.changed', secret: false, about: [], from, to, cause }
    const said = { ...toldOfParty(system, effect), with: changedWords(system, effect) }
    write.record({ ...fact, ...said }, place)
  }
}
