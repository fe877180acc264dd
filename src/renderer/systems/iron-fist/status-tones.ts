import type { NpcStatus } from '../../../rules/iron-fist/npc'
import type { Tone } from '../../parts/tone'

/** The colour beside each word for how an NPC stands. */
export const statusTones: Record<NpcStatus, Tone> = {
  active: 'moss',
  panicked: 'gold',
  disarmed: 'gold',
  out: 'blood',
  dead: 'blood',
}
