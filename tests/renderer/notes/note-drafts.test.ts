import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { isUnkept, useNoteDrafts } from '../../../src/renderer/stores/note-drafts'

describe('a note that is being written', () => {
  beforeEach(() => setActivePinia(createPinia()))

  function begin() {
    const store = useNoteDrafts()
    store.take('a', { title: 'Plans', body: 'one' }, 1)
    const draft = store.drafts.get('a')
    if (!draft) throw new Error('no draft')
    return { store, draft: () => store.drafts.get('a'), write: draft }
  }

  it('follows the campaign while nothing is written over it', () => {
    const { store, draft } = begin()
    store.take('a', { title: 'Plans', body: 'two' }, 2)
    expect(draft()).toMatchObject({ body: 'two', kept: { body: 'two' } })
  })

  it('stays as it is typed, whatever the campaign says meanwhile', () => {
    const { store, draft, write } = begin()
    write.body = 'one and more'
    store.take('a', { title: 'Plans', body: 'two' }, 2)
    expect(draft()).toMatchObject({ body: 'one and more', kept: { body: 'one' } })
  })

  it('loses nothing to an answer that was asked for before it was kept, and follows a later one', () => {
    const { store, draft, write } = begin()
    const before = performance.now() - 1
    write.body = 'one and more'
    store.noteKept(write, { title: 'Plans', body: 'one and more' })
    store.take('a', { title: 'Plans', body: 'one' }, before)
    expect(draft()).toMatchObject({ body: 'one and more', kept: { body: 'one and more' } })
    store.take('a', { title: 'Plans', body: 'undone' }, performance.now() + 1)
    expect(draft()).toMatchObject({ body: 'undone', kept: { body: 'undone' } })
  })

  it('has nothing to keep for a title that is empty or only spaced', () => {
    const { write } = begin()
    expect(isUnkept(write)).toBe(false)
    write.title = ' Plans '
    expect(isUnkept(write)).toBe(false)
    write.title = ' '
    expect(isUnkept(write)).toBe(false)
    write.title = 'Other plans'
    expect(isUnkept(write)).toBe(true)
  })
})
