import { endingSystem } from '../../../src/campaign/mission/life'
import { readMission } from '../../../src/campaign/mission/read'
import { playRulesOf } from '../../../src/campaign/setting/play-rules'
import { sheetOf } from '../../../src/campaign/sheet/sheets'
import { ask, rowOf, type Guides, type Scene } from './scene'

/** A mission that stands somewhere in its life; any where none stands there. */
function missionIn(scene: Scene, ...statuses: string[]): string {
  const list = statuses.map((status) => `'${status}'`).join(', ')
  const there = rowOf<{ id: string }>(scene, `SELECT id FROM mission WHERE status IN (${list})`)
  return there?.id ?? scene.chance.of(scene.ids.at('missionId')) ?? ''
}

/** The next report that is owed to close the mission, or one more. */
function giveReport(scene: Scene): object {
  const missionId = missionIn(scene, 'reporting')
  const { participants, reports } = ask(scene, (read) => readMission(read, missionId).end)
  const gave = reports.map(({ from }) => from)
  const owing = [...participants, null].filter((id) => !gave.includes(id))
  const from = scene.chance.of(owing.length > 0 ? owing : participants) ?? null
  const others = participants.filter((id) => id !== from)
  // Everybody must be reported on where the rules say so: those left out come first.
  const unread = others.filter((id) => !reports.some(({ to }) => to === id))
  const to = scene.chance.of(unread.length > 0 ? unread : others) ?? ''
  return { missionId, from, to, value: scene.chance.oneIn(2) ? 1 : -1 }
}

/** A closing roll with picks that its band grants. */
function closingRoll(scene: Scene): object {
  const { chance } = scene
  const missionId = missionIn(scene, 'reporting')
  return ask(scene, (read) => {
    const { participants, end } = readMission(read, missionId)
    const ending = endingSystem(read)
    const who = chance.of(participants.filter(({ roll }) => !roll))
    if (!ending || !who) return { ...scene.drawn, missionId }
    const { rules } = ending
    const dice = Array.from({ length: rules.dice }, () => chance.between(1, 6))
    const reading = rules.read(end, who.id, dice)
    const sheet = sheetOf(read, 'character', who.id, ending.id)
    const offered = reading.choice?.picks.map(({ id }) => id) ?? []
    let picks: string[] = []
    for (let round = 0; round < 12; round++) {
      picks = chance.some(offered, reading.choice?.count ?? 0)
      if (Array.isArray(rules.effects(reading, sheet, picks, []))) break
    }
    return { missionId, characterId: who.id, dice, typed: true, picks }
  })
}

interface MilestoneRow {
  id: string
  system: string
  awarded_to: string
}

function exchange(scene: Scene): object {
  const milestone = rowOf<MilestoneRow>(
    scene,
    `SELECT id, system, awarded_to FROM milestone
     WHERE awarded_to IS NOT NULL AND exchanged_for IS NULL`,
  )
  if (!milestone) return scene.drawn
  const rules = ask(scene, (read) => playRulesOf(read, milestone.system).milestones)
  const what = scene.chance.of(rules?.exchanges ?? [])?.id ?? ''
  const sheet = ask(scene, (read) =>
    sheetOf(read, 'character', milestone.awarded_to, milestone.system),
  )
  const answers = (rules?.asks(sheet, what) ?? []).flatMap(({ id, kind }) =>
    kind.type === 'choice' ? [[id, scene.chance.of(kind.values)?.value ?? '']] : [],
  )
  return { milestoneId: milestone.id, what, answers: Object.fromEntries(answers) }
}

const within =
  (...statuses: string[]) =>
  (scene: Scene) => ({
    ...scene.drawn,
    missionId: missionIn(scene, ...statuses),
  })

/** Missions through their life, and what is done between its stages. */
export const missionGuides: Guides = {
  'mission.brief': within('drafted'),
  'mission.begin': within('briefed'),
  'mission.report': within('underWay'),
  'mission.close': within('reporting'),
  'mission.giveReport': giveReport,
  'mission.roll': closingRoll,
  'mission.setParticipant': (scene) => {
    const row = rowOf<{ missionId: string; characterId: string }>(
      scene,
      'SELECT mission_id AS missionId, character_id AS characterId FROM participant',
    )
    return { ...scene.drawn, ...row }
  },
  'mission.addParticipant': (scene) => {
    const row = rowOf<{ missionId: string; characterId: string }>(
      scene,
      `SELECT mission.id AS missionId, character.id AS characterId FROM mission, character
       WHERE status <> 'closed' AND NOT EXISTS (SELECT 1 FROM participant
         WHERE mission_id = mission.id AND character_id = character.id)`,
    )
    return row ?? scene.drawn
  },
  'mission.dropCast': (scene) =>
    rowOf(scene, 'SELECT mission_id AS missionId, npc_id AS npcId FROM mission_cast') ??
    scene.drawn,
  'mission.dropPlace': (scene) =>
    rowOf(scene, 'SELECT mission_id AS missionId, place_id AS placeId FROM mission_place') ??
    scene.drawn,
  'milestone.exchange': exchange,
}
