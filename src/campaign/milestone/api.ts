import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { claim, dispute } from './claim'
import { confirm, deny, exchange } from './decide'
import { readMilestones } from './read'
import { filledText, idSchema as id, line, textUpTo } from '../../shared/bounded'

const milestoneOnly = z.strictObject({ milestoneId: id })

export const milestoneApi = {
  /** Every milestone with who claims it, who objects, and what became of it. */
  'milestone.list': query({ input: z.strictObject({}), run: readMilestones }),

  /** Somebody did something that matters for the mission or for their own story. */
  'milestone.claim': command({
    input: z.strictObject({
      kind: z.enum(['mission', 'personal']),
      missionId: id.nullable().default(null),
      characterId: id,
      deed: line(300),
      /** Whether a personal one is claimed before all, at the table. */
      openly: z.boolean().default(false),
    }),
    label: () => phrase('history.milestone.claim'),
    run: claim,
  }),

  /** Another claims it too, objects to it, or takes that back and agrees. */
  'milestone.dispute': command({
    input: z.strictObject({
      milestoneId: id,
      characterId: id,
      says: z.enum(['claims', 'objects', 'agrees']).default('objects'),
    }),
    label: () => phrase('history.milestone.dispute'),
    run: dispute,
  }),

  /** The GM confirms it; `agreedOn` is whom all players agree on. */
  'milestone.confirm': command({
    input: milestoneOnly.extend({ agreedOn: id.nullable().default(null) }),
    label: () => phrase('history.milestone.confirm'),
    run: (write, { milestoneId, agreedOn }) => confirm(write, milestoneId, agreedOn),
  }),

  'milestone.deny': command({
    input: milestoneOnly,
    label: () => phrase('history.milestone.deny'),
    run: (write, { milestoneId }) => deny(write, milestoneId),
  }),

  /** What it buys, once. */
  'milestone.exchange': command({
    input: milestoneOnly.extend({
      what: filledText(40),
      answers: z.record(textUpTo(120), textUpTo(80)).default({}),
      /** Whose closing roll it counts for; its own mission's when left out. */
      missionId: id.optional(),
    }),
    label: () => phrase('history.milestone.exchange'),
    run: exchange,
  }),
}
