import { z } from 'zod'
import { ruleSchema, type Rule } from '../system/rule'
import basics from './rulebook/basics.json'
import characters from './rulebook/characters.json'
import content from './rulebook/content.json'
import decisions from './rulebook/decisions.json'
import harm from './rulebook/harm.json'
import momentum from './rulebook/momentum.json'
import moves from './rulebook/moves.json'
import progress from './rulebook/progress.json'
import table from './rulebook/table.json'
import tables from './rulebook/tables.json'

/** The rules in our own words, in the order of their ids. */
export const rules: readonly Rule[] = z
  .array(ruleSchema)
  .parse([
    ...basics,
    ...momentum,
    ...progress,
    ...harm,
    ...characters,
    ...table,
    ...moves,
    ...tables,
    ...decisions,
    ...content,
  ])
  .sort((one, other) => one.id.localeCompare(other.id))
