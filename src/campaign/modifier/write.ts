import type { Modifier } from '../../rules/moves/modifiers'
import type { Phrase } from '../../shared/phrase'
import { asText } from '../../shared/words/naming'
import type { FactPlace, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { readModifiers, type ModifierRow } from './read'

/** On whom a modifier is laid, and by which system. */
interface ModifierOwner {
  system: string
  characterId: string
}

/** How a modifier goes: a roll took it, its time was over, or the GM took it away. */
type Movement = 'spent' | 'lapsed' | 'dropped'

/** Lays a modifier on a character. Answers its id. */
export function layModifier(
  write: Write,
  { system, characterId }: ModifierOwner,
  modifier: Modifier,
  cause: Phrase | undefined,
  place: FactPlace,
): string {
  const { value, kind, scope, text, rule, until } = modifier
  const id = write.newId()
  write.run(
    `INSERT INTO modifier (id, system, character_id, value, kind, scope, trigger_text, rule, until, at)
     VALUES (@id, @system, @characterId, @value, @kind, @scope, @text, @rule, @until, @at)`,
    {
      id,
      system,
      characterId,
      value,
      kind,
      rule,
      until,
      scope: JSON.stringify(scope),
      text: JSON.stringify(text),
      at: write.now,
    },
  )
  write.record(
    {
      kind: 'modifier.given',
      secret: false,
      about: [refOf(write, 'character', characterId)],
      to: value,
      ...(cause ? { cause } : {}),
      with: wordsOf(modifier),
    },
    place,
  )
  return id
}

/** Takes a modifier off the table, and tells how it went. */
export function removeModifier(
  write: Write,
  modifier: ModifierRow,
  going: Movement,
  cause: Phrase | undefined,
  place: FactPlace,
): void {
  write.run('DELETE FROM modifier WHERE id = @id', { id: modifier.id })
  write.record(
    {
      kind: `modifier.${going}`,
      secret: false,
      about: [refOf(write, 'character', modifier.characterId)],
      from: modifier.value,
      ...(cause ? { cause } : {}),
      with: wordsOf(modifier),
    },
    place,
  )
}

const sign = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** What a fact says of a modifier: its figure, and what it is for. */
function wordsOf({ value, text }: Pick<Modifier, 'value' | 'text'>) {
  const own = text.with?.['words']
  const said = own === undefined ? `@${text.key}` : asText(own)
  return { ...text.with, value: sign(value), text: said }
}

/** The scene ends: what was to last no longer goes. */
export function endSceneModifiers(write: Write, place: FactPlace): void {
  for (const modifier of readModifiers(write)) {
    if (modifier.until === 'scene') removeModifier(write, modifier, 'lapsed', undefined, place)
  }
}
