import IconStrike from '~icons/lucide/crosshair'
import { phrase } from '../../../shared/phrase'
import { npcSchema } from '../../../rules/iron-fist/sheet'
import type { SystemPanel } from '../system-panel'
import CharacterSheet from './CharacterSheet.vue'
import NpcSheet from './NpcSheet.vue'
import { statusTones } from './status-tones'

const counter = /^counters\.(\w+)$/

/** Iron Fist's sheets as they look on the cast's screen. */
export const ironFistPanel: SystemPanel = {
  character: CharacterSheet,
  npc: NpcSheet,
  npcMoves: [{ id: 'inflictHarm', icon: IconStrike, keys: 'h' }],
  npcState(sheet) {
    const { status, harmSuffered } = npcSchema.parse(sheet)
    if (status !== 'active') {
      return { words: phrase(`ironFist.status.${status}`), tone: statusTones[status] }
    }
    if (harmSuffered === 0) return null
    return { words: phrase('cast.harm.suffered', { harm: harmSuffered }), tone: 'neutral' }
  },
  field(path) {
    const name = counter.exec(path)?.[1]
    return phrase(name ? `ironFist.counter.${name}` : `ironFist.field.${path}`)
  },
  value: (path, value) => (path === 'status' ? phrase(`ironFist.status.${value}`) : null),
}
