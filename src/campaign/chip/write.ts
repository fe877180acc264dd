import type { Chip } from '../../rules/moves/chips'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { readChips, type ChipRow } from './read'

/** On whom a chip is laid, and by which system. */
interface ChipOwner {
  system: string
  characterId: string
}

/** How a chip goes: a roll took it, its time was over, or the GM took it away. */
type Movement = 'spent' | 'lapsed' | 'dropped'

/** Lays a chip on a character. Answers its id. */
export function layChip(
  write: Write,
  { system, characterId }: ChipOwner,
  chip: Chip,
  cause: Phrase | undefined,
  place: FactPlace,
): string {
  const { value, kind, scope, text, rule, until } = chip
  const id = write.newId()
  write.run(
    `INSERT INTO chip (id, system, character_id, value, kind, scope, trigger_text, rule, until, at)
     VALUES (@id, @system, @characterId, @value, @kind, @scope, @text, @rule, @until, @at)`,
    {
      ...{ id, system, characterId, value, kind, rule, until },
      ...{ scope: JSON.stringify(scope), text: JSON.stringify(text), at: write.now },
    },
  )
  write.record(
    {
      kind: 'chip.given',
      secret: false,
      about: [refOf(write, 'character', characterId)],
      to: value,
      ...(cause ? { cause } : {}),
      with: wordsOf(chip),
    },
    place,
  )
  return id
}

/** Takes a chip off the table, and tells how it went. */
export function removeChip(
  write: Write,
  chip: ChipRow,
  going: Movement,
  cause: Phrase | undefined,
  place: FactPlace,
): void {
  write.run('DELETE FROM chip WHERE id = @id', { id: chip.id })
  write.record(
    {
      kind: `chip.${going}`,
      secret: false,
      about: [refOf(write, 'character', chip.characterId)],
      from: chip.value,
      ...(cause ? { cause } : {}),
      with: wordsOf(chip),
    },
    place,
  )
}

const sign = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** What a fact says of a chip: its figure, and what it is for. */
function wordsOf({ value, text }: Pick<Chip, 'value' | 'text'>) {
  const own = text.with?.['words']
  return { ...text.with, value: sign(value), text: own ?? `@${text.key}` }
}

/** The scene ends: what was to last no longer goes. */
export function endSceneChips(write: Write, place: FactPlace): void {
  for (const chip of readChips(write)) {
    if (chip.until === 'scene') removeChip(write, chip, 'lapsed', undefined, place)
  }
}
