import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useActions } from '../../../src/renderer/actions/registry'

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
})
