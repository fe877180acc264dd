import type { testWorkspace } from './workspace'

/** The sample's mission, and who takes part in it. */
export const missionId = 'mission-toll'
const four = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)

/**
 * Reports the sample's mission as a success and rolls 7 for everyone: Ysolt was reported on with −1, or
 * with what is said. Everybody takes an XP; Maro what is said.
 */
export async function closeMission(
  { run }: ReturnType<typeof testWorkspace>,
  { ofYsolt = -1, ofMaro = 'xp' }: { ofYsolt?: 1 | -1; ofMaro?: 'xp' | 'learn' } = {},
) {
  await run('mission.report', { missionId, outcome: 'success' })
  for (const [index, from] of four.entries()) {
    const to = four[(index + 1) % four.length] ?? ''
    await run('mission.giveReport', { missionId, from, to, value: index === 0 ? ofYsolt : 1 })
  }
  for (const characterId of four) {
    const picks = [characterId === 'character-maro' ? ofMaro : 'xp']
    await run('mission.roll', { missionId, characterId, dice: [4, 3], typed: true, picks })
  }
  await run('mission.close', { missionId })
}
