import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { combatOf, sheetOf } from '../sheet/sheets'
import {
  combatantById,
  combatantRef,
  encounterById,
  figuresIn,
  type CombatantEntry,
  type EncounterRecord,
} from './prepared'
import type { Overrides } from './overrides'
import { filledText, idSchema as id, whole } from '../../shared/bounded'

/** A combatant whose figures may still change, and its fight. */
function openCombatant(write: Write, combatantId: string) {
  const combatant = combatantById(write, combatantId)
  const encounter = encounterById(write, combatant.encounterId)
  if (encounter.status === 'over') refuse('refusal.fightOver')
  return { combatant, encounter }
}

function writeOverrides(write: Write, combatantId: string, overrides: Overrides): void {
  write.run('UPDATE combatant SET overrides = @overrides WHERE id = @combatantId', {
    combatantId,
    overrides: JSON.stringify(overrides),
  })
}

/** Tells every figure that is another one now. Figures of foes are the GM's alone. */
function tellFigures(write: Write, encounter: EncounterRecord, before: CombatantEntry): void {
  const was = new Map(figuresIn(encounter, before).map(({ path, value }) => [path, value]))
  for (const { path, label, value } of figuresIn(encounter, combatantById(write, before.id))) {
    const from = was.get(path)
    if (from === undefined || from === value) continue
    write.record(
      {
        kind: 'figure.set',
        secret: true,
        about: [combatantRef(before)],
        from,
        to: value,
        with: { figure: `@${label.key}` },
      },
      { encounterId: encounter.id },
    )
  }
}

export const figuresApi = {
  /** Sets figures for one combatant alone; the template's own value takes the mark away again. */
  'encounter.setFigures': command({
    input: z.strictObject({
      combatantId: id,
      figures: z
        .array(z.strictObject({ path: filledText(60), value: whole() }))
        .min(1)
        .max(60),
    }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.setFigures', { who: combatantById(read, combatantId).label }),
    run: (write, { combatantId, figures }) => {
      const { combatant, encounter } = openCombatant(write, combatantId)
      const known = figuresIn(encounter, combatant)
      const own = new Map(Object.entries(combatant.overrides))
      for (const { path, value } of figures) {
        const figure = known.find((each) => each.path === path) ?? refuse('refusal.noFigure')
        const { min, max, given } = figure
        if (value < min || value > max) refuse('refusal.figureBounds', { least: min, most: max })
        if (value === given) own.delete(path)
        else own.set(path, value)
      }
      writeOverrides(write, combatantId, Object.fromEntries(own))
      tellFigures(write, encounter, combatant)
    },
  }),

  /** Gives up what was set for this one alone and takes the template's sheet as it is now. */
  'encounter.relinkCombatant': command({
    input: z.strictObject({ combatantId: id }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.relink', { who: combatantById(read, combatantId).label }),
    run: (write, { combatantId }) => {
      const { combatant, encounter } = openCombatant(write, combatantId)
      const { type, id: memberId } = combatant.template ?? refuse('refusal.noTemplate')
      const sheet = combatOf(encounter.system).sheetFrom(
        sheetOf(write, type, memberId, encounter.system),
      )
      write.run('UPDATE combatant SET sheet = @sheet WHERE id = @combatantId', {
        combatantId,
        sheet: JSON.stringify(sheet),
      })
      writeOverrides(write, combatantId, {})
      tellFigures(write, encounter, combatant)
    },
  }),
}
