import { describe, expect, it } from 'vitest'
import { words } from '../../../../src/campaign/words'
import { catalogue } from '../../../../src/renderer/actions/catalogue'
import { calledIn, labelled } from '../../../../src/renderer/actions/palette/found-actions'
import { hasWords } from '../../../../src/rules/words'

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const actions = ['Go to the cast', 'History', 'Go to the fronts'].map((label) => ({ label }))
const find = (typed: string) => labelled(actions, typed, contains).map(({ label }) => label)

describe('actions by what they are called elsewhere', () => {
  const all = [...catalogue.values()].map(({ id, label }) => {
    const also = hasWords(`also.${id}`) ? words.say({ key: `also.${id}` }) : ''
    return { id, label: words.say({ key: label }), also }
  })

  it.each([
    ['confidential', 'mission.passBallot'],
    ['confidential', 'mission.showReports'],
    ['end the mission', 'mission.report.success'],
    ['lost', 'mission.report.failure'],
    ['take part', 'mission.addParticipant'],
    ['carry', 'inbox.open'],
    ['backup now', 'backups.make'],
    ['back up', 'backups.make'],
    ['mistyped die', 'history.correct'],
    ['name the players know', 'member.seen'],
    ['name the players know', 'fight.seen'],
  ])('%j finds %s', (typed, id) => {
    expect(labelled(all, typed, contains).map((each) => each.id)).toContain(id)
  })

  it('"report" finds what reports a mission before what shows the confidential reports', () => {
    const ids = labelled(all, 'report', contains).map((each) => each.id)
    const shows = ids.indexOf('mission.showReports')
    const before = ids.slice(0, shows).filter((id) => id.startsWith('mission.report.'))
    expect(before).toHaveLength(3)
  })
})

describe('actions by their words', () => {
  it.each([
    ['', ['Go to the cast', 'History', 'Go to the fronts']],
    ['go cast', ['Go to the cast']],
    ['hist', ['History']],
    ['hsitory', ['History']],
    ['go fornts', ['Go to the fronts']],
    ['qqqq', []],
  ])('%j', (typed, found) => {
    expect(find(typed)).toEqual(found)
  })

  it('come first when they are called exactly so', () => {
    const notes = ['New note from this', 'New note'].map((label) => ({ label }))
    expect(labelled(notes, 'new note', contains)[0]?.label).toBe('New note')
  })

  it('come behind those called so where other programs call them so, by the beginning of a word', () => {
    const known = [
      { label: 'Go to the cast', also: 'characters, monsters' },
      { label: 'New NPC', also: 'monster, villain' },
      { label: 'Monster manual' },
    ]
    const by = (typed: string) => labelled(known, typed, contains).map(({ label }) => label)
    expect(by('monster')).toEqual(['Monster manual', 'Go to the cast', 'New NPC'])
    expect(by('new mon')).toEqual(['New NPC'])
    expect(by('onster')).toEqual(['Monster manual'])
  })

  it.each(['heal', 'cure', 'potion'])('what heals is found by %s in every game', (typed) => {
    const acts = ['heal', 'anyone'].map((id) => ({
      ...{ id, label: words.t(`action.act.${id}`), also: words.t(`also.act.${id}`) },
    }))
    expect(labelled(acts, typed, contains).map(({ id }) => id)).toEqual(['heal', 'anyone'])
  })

  it('are found by what they are also called, mistyped as well, behind those whose name is nearly so', () => {
    const known = [
      { label: 'Go to the table', also: 'combat, initiative tracker' },
      { label: 'Initiate a novice' },
    ]
    const by = (typed: string) => labelled(known, typed, contains).map(({ label }) => label)
    expect(by('initative')).toContain('Go to the table')
    expect(by('intiiate')[0]).toBe('Initiate a novice')
    expect(by('qqqqqqqq')).toEqual([])
  })

  it.each([
    ['alertness', 'tools'],
    ['initative', 'table'],
  ])('%s leads to the %s', (typed, view) => {
    const views = ['table', 'tools'].map((id) => ({
      label: words.t(`action.view.${id}`),
      also: words.t(`also.view.${id}`),
    }))
    const [first] = labelled(views, typed, contains)
    expect(first?.label).toBe(words.t(`action.view.${view}`))
  })

  it('come the shorter the sooner, where none begins with what is typed', () => {
    const scenes = ['Show the players the scene', 'Next scene', 'Scene by scene in the log']
    const found = labelled(
      scenes.map((label) => ({ label })),
      'scene',
      contains,
    )
    expect(found.map(({ label }) => label)).toEqual([
      'Scene by scene in the log',
      'Next scene',
      'Show the players the scene',
    ])
  })

  it('come before moves and pages, but for one that is called just so', () => {
    const lists = [
      ['Rest and heal', 'End the session'],
      ['Heal', 'Face Danger'],
      ['Handbook: End session by session'],
    ].map((labels) => labels.map((label) => ({ label })))
    const by = (typed: string) => calledIn(lists, typed, contains).map(({ label }) => label)
    expect(by('heal')).toEqual(['Heal', 'Rest and heal'])
    expect(by('hea')).toEqual(['Rest and heal', 'Heal'])
    expect(by('end session')).toEqual(['End the session', 'Handbook: End session by session'])
    expect(by('face danger')).toEqual(['Face Danger'])
  })

  it('come behind moves that are called so where they are only also called so', () => {
    const also = 'waypoint, undertake a journey'
    const lists = [[{ label: 'Begin', also }], [{ label: 'Undertake a Journey', also: 'waypoint' }]]
    const by = (typed: string) => calledIn(lists, typed, contains).map(({ label }) => label)
    expect(by('undertake')).toEqual(['Undertake a Journey', 'Begin'])
    expect(by('waypoint')).toEqual(['Begin', 'Undertake a Journey'])
  })
})
