import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '../../../src/renderer/actions/catalogue'
import { useActions } from '../../../src/renderer/actions/registry'
import { usePreferences } from '../../../src/renderer/stores/preferences'

beforeEach(() => setActivePinia(createPinia()))

describe('what keys mean', () => {
  it('is the action registered last, whose keys mean it right now; its button always does', () => {
    const actions = useActions()
    let isThere = false
    const act = { label: 'x', keys: 's', layer: 0, run: () => undefined }
    actions.register({ ...act, id: 'page.act' })
    actions.register({ ...act, id: 'board.act', keysWhen: () => isThere })
    expect(actions.actionFor('s')?.id).toBe('page.act')
    isThere = true
    expect(actions.actionFor('s')?.id).toBe('board.act')
    isThere = false
    expect(actions.find('board.act')?.when).toBeUndefined()
  })

  it('is the page’s own only while no dialog is open, but for what is heard over dialogs', () => {
    const actions = useActions()
    const act = { label: 'x', layer: 0, run: () => undefined }
    actions.register({ ...act, id: 'page.act', keys: 's' })
    actions.register({ ...act, id: 'text.larger', keys: 'mod+plus', overDialogs: true })
    const { close } = actions.openLayer()
    expect(actions.actionFor('s')).toBeUndefined()
    expect(actions.actionFor('mod+plus')?.id).toBe('text.larger')
    close()
    expect(actions.actionFor('s')?.id).toBe('page.act')
  })
})

describe('one of several of the same id', () => {
  it('is the last that can be done, unless a dialog has its own', () => {
    const actions = useActions()
    const done: string[] = []
    const act = (who: string, layer: number, can: boolean) =>
      actions.register({
        ...{ id: 'thing.act', label: 'x', layer },
        ...{ when: () => can, run: () => void done.push(who) },
      })
    act('card', 0, true)
    act('other card', 0, false)
    actions.find('thing.act')?.run()
    expect(done).toEqual(['card'])
    act('dialog', 1, false)
    expect(actions.find('thing.act')?.layer).toBe(1)
  })
})

describe('keys of other programs', () => {
  it('mean what they mean there, until something here has them', () => {
    const actions = useActions()
    const act = { label: 'x', layer: 0, run: () => undefined }
    actions.register({ ...act, id: 'history.redo', keys: 'mod+shift+z' })
    expect(actions.actionFor('mod+y')?.id).toBe('history.redo')
    actions.register({ ...act, id: 'page.act', keys: 'mod+y' })
    expect(actions.actionFor('mod+y')?.id).toBe('page.act')
  })

  it('edit with F2 whoever or whatever is chosen, in every view', () => {
    const actions = useActions()
    const act = { label: 'x', layer: 0, run: () => undefined }
    for (const id of ['member.edit', 'place.edit', 'calendar.edit', 'track.edit']) {
      const leave = actions.register({ ...act, id, keys: 'e' })
      expect(actions.actionFor('f2')?.id).toBe(id)
      leave()
    }
  })
})

describe('what cannot be done yet', () => {
  it('is reached by its keys to say why, where it can', () => {
    const actions = useActions()
    const act = { label: 'x', layer: 0, when: () => false, run: () => undefined }
    actions.register({ ...act, id: 'page.mute', keys: 's' })
    expect(actions.waitingFor('s')).toBeUndefined()
    actions.register({ ...act, id: 'page.act', keys: 's', sayWhyNot: () => undefined })
    expect(actions.actionFor('s')).toBeUndefined()
    expect(actions.waitingFor('s')?.id).toBe('page.act')
  })
})

describe('who has keys already', () => {
  const known = (id: string) => catalogue.get(id) ?? expect.fail(`no action ${id}`)
  const holders = (keys: string, id: string) =>
    useActions()
      .holdersOf(keys, known(id))
      .map((each) => each.id)

  it('is known of views nobody has been to yet', () => {
    expect(holders('mod+k', 'calendar.open')).toEqual(['app.palette'])
    expect(holders('alt+b', 'app.history')).toEqual(['mission.create'])
  })

  it('asks only those who answer at the same time', () => {
    expect(holders('alt+b', 'cast.find')).toEqual([])
    expect(holders('mod+i', 'move.goOn')).toEqual([])
  })

  it('lets those be who came with the same keys, and never mean anything together', () => {
    expect(holders('enter', 'fight.strike')).toEqual([])
    expect(holders('a', 'fight.next')).toContain('fight.declare.attack')
  })

  it('forgets an action whose keys were taken', () => {
    usePreferences().keys = { 'app.palette': '' }
    expect(holders('mod+k', 'calendar.open')).toEqual([])
  })
})
