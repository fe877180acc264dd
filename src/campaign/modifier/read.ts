import { modifierSchema, type HeldModifier } from '../../rules/moves/modifiers'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readable, readStored } from '../file/stored'

/** A modifier as it lies in the file, and whose it is. */
export interface ModifierRow extends HeldModifier {
  system: string
  characterId: string
  owner: string
}

interface StoredRow {
  id: string
  system: string
  character_id: string
  owner: string
  value: number
  kind: string
  scope: string
  trigger_text: string
  rule: string
  until: string
}

const columns = `SELECT modifier.id, modifier.system, modifier.character_id, character.name AS owner, modifier.value,
  modifier.kind, modifier.scope, modifier.trigger_text, modifier.rule, modifier.until
  FROM modifier JOIN character ON character.id = modifier.character_id`

function modifierOf({
  id,
  system,
  character_id,
  owner,
  scope,
  trigger_text,
  ...row
}: StoredRow): ModifierRow {
  const scoped = {
    scope: readStored(modifierSchema.shape.scope, scope),
    text: readStored(modifierSchema.shape.text, trigger_text),
  }
  return {
    id,
    system,
    characterId: character_id,
    owner,
    ...modifierSchema.parse({ ...row, ...scoped }),
  }
}

/** Every modifier there is, the oldest first. */
export function readModifiers(read: Read): ModifierRow[] {
  return readable(
    read,
    read.all<StoredRow>(`${columns} ORDER BY modifier.at, modifier.rowid`),
    modifierOf,
  )
}

/** What waits on a character in a system, the oldest first. */
export function modifiersOf(read: Read, characterId: string, system: string): ModifierRow[] {
  const rows = read.all<StoredRow>(
    `${columns} WHERE modifier.character_id = @characterId AND modifier.system = @system
     ORDER BY modifier.at, modifier.rowid`,
    { characterId, system },
  )
  return readable(read, rows, modifierOf)
}

/** One modifier; a refusal in words when it is gone. */
export function modifierById(read: Read, modifierId: string): ModifierRow {
  const row = read.get<StoredRow>(`${columns} WHERE modifier.id = @modifierId`, { modifierId })
  return row ? modifierOf(row) : refuse('refusal.gone')
}
