import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dragKind } from '../../../src/renderer/parts/drag/drag'
import { dragOf, shelvableDrag, useShelf } from '../../../src/renderer/library/use-shelf'

/** What was asked of the program, and what it answers to each by its name. */
let asked: [name: string, input: unknown][]
let answers: Record<string, unknown>

beforeEach(() => {
  setActivePinia(createPinia())
  vi.useFakeTimers()
  asked = []
  answers = {
    'library.put': { ok: true, value: { names: ['Corl Vane', 'The Fens'] } },
    'library.putLine': { ok: true, value: { name: 'Bell hammer' } },
    'library.undo': { ok: true, value: true },
  }
  const call = (name: string, input: unknown) => {
    asked.push([name, input])
    return Promise.resolve(answers[name])
  }
  vi.stubGlobal('window', { ironTable: { call } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const vane = { noun: 'npc', id: 'npc-chief', name: 'Corl Vane' } as const

describe('what is dragged', () => {
  it('is read by zones of its own kind alone, as it stands when the drag begins', () => {
    let name = 'Corl'
    const [one, other] = [dragKind<string>('one'), dragKind<string>('one')]
    const dragged = one.carry(() => name)
    name = 'Corl Vane'
    expect(one.read(dragged.data())).toBe('Corl Vane')
    expect(other.read(dragged.data())).toBeUndefined()
  })

  it('is to the library what its menu means, and nothing else of it', () => {
    const data = dragOf({ ...vane, secret: 'x' } as typeof vane).data()
    expect(shelvableDrag.read(data)).toEqual({
      name: 'Corl Vane',
      thing: { noun: 'npc', id: 'npc-chief' },
    })
    expect(dragKind('shelvable').read(data)).toBeUndefined()
  })
})

describe('what is put in the library', () => {
  const thing = { name: vane.name, thing: { noun: vane.noun, id: vane.id } } as const

  it('is told with what came with it, and taken back by one undo there', async () => {
    const shelf = useShelf()
    await shelf.put(thing)
    expect(asked).toEqual([['library.put', { things: [{ noun: 'npc', id: 'npc-chief' }] }]])
    expect(shelf.said).toBe(
      'Corl Vane is in the library, with what belongs to it: 2 things in all.',
    )
    expect(shelf.canUndo).toBe(true)
    await shelf.undo()
    expect(asked.at(-1)).toEqual(['library.undo', {}])
    expect(shelf.canUndo).toBe(false)
    // Twice would take back what somebody did before.
    await shelf.undo()
    expect(asked).toHaveLength(2)
  })

  it('is a line of a chart by the name that it has there', async () => {
    const shelf = useShelf()
    const line = { system: 'iron-fist', chart: 'weapons', line: { name: 'Bell hammer' } }
    await shelf.put({ name: '', line })
    expect(asked).toEqual([['library.putLine', line]])
    expect(shelf.said).toBe('Bell hammer is in the library.')
  })

  it('is nothing where it is refused: that is said, and nothing can be taken back', async () => {
    const message = { key: 'refusal.gone' }
    answers['library.put'] = { ok: false, error: { code: 'refused', message } }
    const shelf = useShelf()
    await shelf.put(thing)
    expect(shelf.refusal).toEqual(message)
    expect(shelf.said).toBe('')
    expect(shelf.canUndo).toBe(false)
  })

  it('is told for some seconds, and for as long as somebody is at it', async () => {
    const shelf = useShelf()
    await shelf.put(thing)
    shelf.stay()
    vi.advanceTimersByTime(60_000)
    expect(shelf.canUndo).toBe(true)
    shelf.fade()
    vi.advanceTimersByTime(7_900)
    expect(shelf.said).not.toBe('')
    vi.advanceTimersByTime(200)
    expect(shelf.said).toBe('')
    expect(shelf.canUndo).toBe(false)
  })
})
