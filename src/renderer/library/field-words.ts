import type { OutputOf } from '../../campaign/api'
import { ruleSystem } from '../../rules'
import { bareWords, fieldWords } from '../../rules/system/sheet/field-words'
import type { RuleSystem } from '../../rules/system/system'
import { phrase, type Phrase } from '../../shared/phrase'

/** What a file may bring: things, and by which days they go. */
export type Brought = NonNullable<OutputOf<'import.choose'>>['things'][number]['noun']

/** What forms call a field of each noun, where it is not by the name of the field. */
const inForms: Readonly<Record<string, string>> = {
  'character.description': 'cast.form.description',
  'character.secret': 'cast.form.secret',
  'character.player': 'cast.form.player',
  'character.ownFields': 'cast.ownFields.title',
  'character.away': 'cast.away.title',
  'npc.description': 'cast.form.description',
  'npc.known': 'cast.form.known',
  'npc.secret': 'cast.form.secret',
  'npc.ownFields': 'cast.ownFields.title',
  'npc.away': 'cast.away.title',
  'place.description': 'places.description',
  'place.known': 'cast.form.known',
  'place.secret': 'places.secret',
  'front.description': 'fronts.description',
  'front.kind': 'fronts.kindLabel',
  'front.moves': 'fronts.moves',
  'mission.reward': 'missions.form.reward',
  'mission.secret': 'missions.form.secret',
  'mission.front': 'missions.form.front',
  'mission.deadlineDay': 'missions.form.deadline',
  'mission.participants': 'missions.party',
  'encounter.timeline': 'prep.rows',
  'track.note': 'tracks.form.note',
  'track.thresholds': 'tracks.form.thresholds',
  'track.returns': 'tracks.form.returns',
  'track.start': 'tracks.form.start',
  'track.odds': 'tracks.form.odds',
  'track.visibility': 'tracks.visibility.label',
  'track.triggers': 'tracks.details.then',
  'custom_move.madeBy': 'fronts.madeByLabel',
  'custom_move.stat': 'fronts.stat',
  'custom_move.strong': 'fronts.band.strong',
  'custom_move.weak': 'fronts.band.weak',
  'custom_move.miss': 'fronts.band.miss',
  'custom_move.system': 'moves.own.system',
  'note.body': 'notes.body',
  'note.handedOut': 'notes.handedOut',
  'calendar.months': 'library.calendar.months',
  'calendar.weekdays': 'library.calendar.weekdays',
  'calendar.moons': 'library.calendar.moons',
  'calendar.era': 'calendar.edit.era',
  'calendar.firstYear': 'calendar.edit.firstYear',
  'calendar.watches': 'calendar.edit.watches',
  'calendar.day': 'library.calendar.day',
  'calendar.minute': 'library.calendar.minute',
}

/** A field of a sheet: by its own words alone where it has any, or after what it is part of. */
function wordsInSheet(system: RuleSystem, names: readonly string[]): Phrase[] {
  const said = names.map((name, at) => ({ name, at: names.slice(0, at + 1).join('.') }))
  const own = said.filter(({ at }, place) => place === names.length - 1 && system.fields?.[at])
  return (own.length > 0 ? own : said).map(({ name, at }) => fieldWords(system, name, at))
}

/**
 * What the field of a thing at a dotted path is called, part by part: as forms call it, or else its name
 * as words. Of a sheet, the system comes first.
 */
export function wordsOfField(noun: Brought, path: string): Phrase[] {
  const [first = '', id = '', ...within] = path.split('.')
  const system = first === 'sheets' ? ruleSystem(id) : undefined
  if (system) return [system.title, ...wordsInSheet(system, within)]
  return path.split('.').map((name) => {
    const key = inForms[`${noun}.${name}`]
    return key === undefined ? bareWords(name) : phrase(key)
  })
}
