import { statSchema } from '../../../../rules/dungeon-world/sheet'

// Any move does to find out what the rules take.
const usual = { downtime: 'same', raise: 'str', move: '?', wizard: false, spell: '' }

/** What a level begins with: the free time of the last one or else another; which score rises, and the move, are asked. */
export const levelInput = {
  usual,
  otherwise: ['same', 'new'].flatMap((downtime) =>
    statSchema.options.map((raise) => ({ ...usual, downtime, raise })),
  ),
  asked: { raise: '', move: '' },
}
