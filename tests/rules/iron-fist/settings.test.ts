import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ironFist } from '../../../src/rules/iron-fist'
import { defaultSettings, settings, settingsSchema } from '../../../src/rules/iron-fist/settings'

describe('the settings', () => {
  it('IF-003 IF-011: have the reading of the inventory as default', () => {
    expect(defaultSettings).toMatchObject({
      ...{ 'stats.min': -3, 'stats.max': 3, 'counters.min': -3, 'counters.max': 3 },
      ...{ 'ad.min': 1, 'ad.max': 6, 'ad.start': 1 },
      ...{ 'conditions.unitSteps': true },
      ...{ 'conditions.clearCosts': 'free' },
      ...{ 'conditions.healthAuto': false, 'harm.floor': 0, 'harm.apIgnoresShield': true },
      ...{ 'harm.reductionsHitAp': true, 'harm.wornStacks': false },
      ...{ 'sufferHarm.missChooser': 'gm' },
      ...{ 'sufferHarm.missPicks': 1, 'sufferHarm.atZero': 'noRoll', 'sufferHarm.perHit': false },
      ...{ 'sufferHarm.clamp': 'recomputeFromRaw', 'sufferHarm.adMinBlocksA': true },
      ...{ 'sufferHarm.mortalAt': -3, 'debilities.max': null },
      ...{ 'debilities.afterRollScope': 'allConsequences', 'pvp.gmMoveOnMiss': true },
      ...{ 'healing.unstableBlocksRest': false, 'healing.marks': 'whenRestCounts' },
      ...{ 'healing.clearsUnstable': 'playerMay', 'health.max': 3 },
      ...{
        shieldWithTwoHands: 'warn',

        'eom.learnScope': 'allReports',
      },
      ...{ 'eom.absentMeans': 'atReport', 'eom.modifierCap': null, 'eom.uncertainOn6': 'none' },
      ...{ 'eom.gmReportAtPlayers': 'twoOrThree', 'eom.resentAlwaysOn6': true },
      ...{ 'eom.lockRolls': true, 'eom.picksClearConditions': true },
      ...{ 'milestones.eomRelated': true },
    })
  })

  it('have a decision each, and no decision is without a setting', () => {
    const ids = settings.decisions.map(({ id }) => id)
    expect([...ids].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
    expect(ironFist.settings).toBe(settings)
  })

  it('say in words what they are called and why they are as they are', () => {
    const said = settings.decisions.flatMap(({ group, title, reason, kind }) => [
      ...[group, title, reason],
      ...(kind.type === 'choice' ? kind.values.map(({ label }) => label) : []),
    ])
    expect(said.map((each) => words.say(each)).filter((each) => each.includes('ironFist'))).toEqual(
      [],
    )
  })

  it('IF-003: refuse what lies outside their bounds', () => {
    const refused = [{ 'ad.max': 13 }, { 'counters.min': -10 }, { 'eom.learnScope': 'nobody' }]
    for (const each of refused) expect(settingsSchema.safeParse(each).success).toBe(false)
    const [dial, ...ruled] = settings.decisions
    // What the app does is a matter of the table.
    expect(dial).toMatchObject({ id: 'dial', rule: null })
    for (const { rule } of ruled) expect(rule).toMatch(/^IF-\d{3}$/)
  })
})
