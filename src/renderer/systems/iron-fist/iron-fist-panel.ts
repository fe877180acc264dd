import IconStrike from '~icons/lucide/crosshair'
import IconDeath from '~icons/lucide/skull'
import { phrase } from '../../../shared/phrase'
import { fields } from '../../../rules/iron-fist/fields'
import { valueKey } from '../../../rules/system/sheet/guide'
import { countOnFeet } from '../../../rules/iron-fist/harm/body'
import { facesDeath, npcSchema } from '../../../rules/iron-fist/npc'
import type { SystemPanel } from '../system-panel'
import CharacterSheet from './CharacterSheet.vue'
import { besideMoves } from './beside-moves'
import { actLooks } from './acts/act-looks'
import HarmCard from './HarmCard.vue'
import NpcSheet from './NpcSheet.vue'
import NpcShort from './NpcShort.vue'
import { statusTones } from './status-tones'
import TableCard from './TableCard.vue'
import { ironFistTour } from './tour'

/** Words of a field; one of a body in a group is called as the first's is. */
const wordsOf = (path: string) => fields[path] ?? fields[path.slice(path.lastIndexOf('.') + 1)]

/** Iron Fist's sheets as they look on the cast's screen. */
export const ironFistPanel: SystemPanel = {
  character: CharacterSheet,
  npc: NpcSheet,
  npcInShort: NpcShort,
  everywhere: HarmCard,
  acts: actLooks,
  table: { card: TableCard, explains: 'advantageDie' },
  besideMoves,
  suffers: 'sufferHarm',
  procedure: (id, given) =>
    id === 'divideHarm'
      ? {
          title: phrase(`ironFist.divideHarm.${given['finish'] ? 'finish' : 'title'}`, given),
          action: 'harm.card',
        }
      : null,
  reminders: { 'ironFist.note.harmDealt': 'harm.card' },
  npcMoves: [
    { id: 'faceDeath', icon: IconDeath, isWanted: (sheet) => facesDeath(npcSchema.parse(sheet)) },
    { id: 'inflictHarm', icon: IconStrike },
  ],
  npcState(sheet) {
    const npc = npcSchema.parse(sheet)
    const { status, harmSuffered, bodies } = npc
    const all = Object.keys(bodies).length + 1
    if (all > 1) {
      const count = countOnFeet(npc)
      return {
        words: phrase('ironFist.body.onFeet', { count, all }),
        tone: count > 0 ? 'neutral' : 'blood',
      }
    }
    if (status !== 'active') {
      return { words: phrase(`ironFist.status.${status}`), tone: statusTones[status] }
    }
    if (harmSuffered === 0) return null
    return { words: phrase('cast.harm.suffered', { harm: harmSuffered }), tone: 'neutral' }
  },
  tour: ironFistTour,
  field: (path) => phrase(wordsOf(path)?.label ?? 'ironFist.named', { name: path }),
  value(path, value) {
    const said = valueKey(wordsOf(path), value)
    return said === undefined ? null : phrase(said)
  },
}
