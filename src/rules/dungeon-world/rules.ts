import { z } from 'zod'
import { ruleSchema, type Rule } from '../system/rule'
import advancement from './rulebook/advancement.json'
import core from './rulebook/core.json'
import daring from './rulebook/daring.json'
import deathAndLoad from './rulebook/death-and-load.json'
import fighting from './rulebook/fighting.json'
import journey from './rulebook/journey.json'
import knowing from './rulebook/knowing.json'
import people from './rulebook/people.json'
import rest from './rulebook/rest.json'
import town from './rulebook/town.json'

/** The rules of the sheet in our own words, in the order of their ids. */
export const rules: readonly Rule[] = z
  .array(ruleSchema)
  .parse([
    ...core,
    ...fighting,
    ...daring,
    ...knowing,
    ...people,
    ...deathAndLoad,
    ...rest,
    ...journey,
    ...town,
    ...advancement,
  ])
  .sort((one, other) => one.id.localeCompare(other.id))
