import type { ApiName } from '../../../src/campaign/api'

const times = (count: number, ...names: ApiName[]): ApiName[] =>
  Array.from({ length: count }, () => names).flat()

/** Commands that only lead somewhere one after the other, as an evening has them. */
export const errands: readonly (readonly ApiName[])[] = [
  ['mission.begin', 'mission.report', ...times(6, 'mission.giveReport')],
  [...times(6, 'mission.giveReport'), ...times(5, 'mission.roll'), 'mission.close'],
  ['milestone.claim', 'milestone.dispute', 'milestone.confirm', 'milestone.exchange'],
  ['encounter.addRow', ...times(25, 'encounter.act'), 'encounter.rowHappens'],
  [...times(12, 'encounter.act'), 'encounter.removeCombatants', 'encounter.returnCombatant'],
  ['condition.set', 'condition.rest', 'condition.clear'],
  ['sessionEnd.begin', ...times(9, 'sessionEnd.say'), 'sessionEnd.leave'],
  [...times(6, 'move.confirm'), 'inbox.carry', 'inbox.settle', 'hold.spend', 'hold.drop'],
  ['act.performAll', 'act.performAll', 'move.reorderQueue', 'move.dropQueued'],
  ['note.create', 'note.create', 'note.move', 'note.edit'],
  ['note.jot', 'note.rewriteJot', 'note.jot', 'note.removeJot'],
  ['encounter.create', 'encounter.leave'],
  ['cast.leave', 'cast.return'],
  ['npc.create', ...times(4, 'cast.remove'), ...times(2, 'history.bringBack')],
  ['npc.join', 'npc.split', 'npc.join', 'npc.split'],
  [
    'sceneBoard.place',
    'sceneBoard.place',
    'sceneBoard.show',
    'sceneBoard.takeOff',
    'sceneBoard.clear',
  ],
  ['sheet.remove', 'sheet.begin', 'sheet.write'],
  ['mission.removeParticipant', 'mission.addParticipant'],
  ['hold.spendPool', 'move.confirm', 'move.confirm', 'hold.endScene'],
  ['session.start', 'scene.begin', 'scene.edit', 'scene.end', 'session.end'],
  ['track.create', 'track.trigger.add', 'track.advance', 'track.advance', 'track.settle'],
  ['front.addPortent', 'front.tickPortent', 'front.untickPortent'],
  [
    ...times(2, 'encounter.act'),
    ...times(2, 'effect.lay'),
    ...times(4, 'encounter.actAll', 'effect.tick'),
  ],
  ['foe.field', 'foe.field', 'foe.join', 'foe.join'],
  ['foe.pack', 'foe.field', 'foe.face', 'foe.shift', 'foe.leave', 'foe.endFight'],
]
