import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTypeAhead, type Place } from '../../../src/renderer/actions/type-ahead'

beforeEach(() => setActivePinia(createPinia()))

/** A table whose question takes keys while its place is right, and a keyboard before it. */
function table() {
  const ahead = useTypeAhead()
  const workspace = {
    ahead,
    at: 0,
    place: 'dice' as Place,
    isBusy: false,
    given: [] as string[],
    /** What happens with a key that reaches the question; false where nobody takes it. */
    take: (keys: string): boolean => keys !== '',
    /** Presses keys one after the other, this many milliseconds apart. */
    press(keys: string, apart = 20): void {
      for (const key of keys.split(' ')) {
        workspace.at += apart
        const event = { key } as KeyboardEvent
        const isOn = ahead.meet(
          { keys: key, at: workspace.at, event },
          workspace.place,
          workspace.isBusy,
        )
        if (isOn && workspace.take(key)) workspace.given.push(key)
      }
    },
    /** The command is through: what waited is given on, until another one begins. */
    async answer(): Promise<void> {
      workspace.isBusy = false
      await ahead.play(
        () => Promise.resolve(),
        () => workspace.place,
        ({ key }) => {
          const isTaken = workspace.take(key)
          if (isTaken) workspace.given.push(key)
          return isTaken
        },
      )
    },
  }
  return workspace
}

describe('keys typed faster than their questions come', () => {
  it('wait while a command is under way, and are given on in their order', async () => {
    const workspace = table()
    workspace.press('8 5 enter')
    workspace.isBusy = true
    workspace.press('3 4 5 6 enter 5 0 enter')
    expect(workspace.given).toEqual(['8', '5', 'enter'])
    await workspace.answer()
    expect(workspace.given.join('')).toBe('85enter3456enter50enter')
    expect(workspace.ahead.notTaken).toEqual([])
  })

  it('which are words that dice do not take, take the Enter after them along', async () => {
    const workspace = table()
    workspace.take = (keys) => /^(\d|enter)$/.test(keys)
    workspace.isBusy = true
    workspace.press('h a c k enter')
    await workspace.answer()
    expect(workspace.given).toEqual([])
    expect(workspace.ahead.notTaken).toEqual(['h', 'a', 'c', 'k', 'enter'])
    workspace.press('4 3 enter', 900)
    expect(workspace.given).toEqual(['4', '3', 'enter'])
  })

  it('are refused where what is asked came late, however long after the last of them', () => {
    const workspace = table()
    workspace.press('3 2 enter')
    workspace.place = 'other'
    workspace.ahead.come(workspace.at + 900)
    workspace.press('0', 950)
    workspace.press('4')
    expect(workspace.given.join('')).toBe('32enter')
    expect(workspace.ahead.notTaken).toEqual(['0', '4'])
    workspace.press('0', 800)
    workspace.press('4')
    expect(workspace.given.join('')).toBe('32enter04')
  })

  it('are taken by what an Enter led to after as long as a look takes, whatever it is', () => {
    const workspace = table()
    workspace.press('8 5 enter')
    workspace.place = 'other'
    workspace.press('1 2 1', 400)
    expect(workspace.given.join('')).toBe('85enter121')
    expect(workspace.ahead.notTaken).toEqual([])
  })

  it('are guarded so long as they would be refused, and no longer', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const workspace = table()
    expect(workspace.ahead.isGuarded).toBe(false)
    workspace.press('8 5')
    vi.advanceTimersByTime(600)
    expect(workspace.ahead.isGuarded).toBe(true)
    vi.advanceTimersByTime(200)
    expect(workspace.ahead.isGuarded).toBe(false)
    workspace.press('enter')
    expect(workspace.ahead.isGuarded).toBe(true)
    vi.advanceTimersByTime(350)
    expect(workspace.ahead.isGuarded).toBe(false)
    workspace.ahead.refuse(['1'])
    expect(workspace.ahead.isGuarded).toBe(true)
  })

  it('tell whether whoever pressed one has seen what is asked', () => {
    const workspace = table()
    workspace.press('4 4 1')
    expect(workspace.ahead.isSeen()).toBe(false)
    workspace.press('1', 900)
    expect(workspace.ahead.isSeen()).toBe(true)
    workspace.press('2')
    expect(workspace.ahead.isSeen()).toBe(false)
  })

  it('are refused aloud where the next question is none that dice answer', async () => {
    const workspace = table()
    workspace.press('8 5 enter')
    workspace.isBusy = true
    workspace.press('3 4 enter 5')
    workspace.place = 'other'
    await workspace.answer()
    expect(workspace.given).toEqual(['8', '5', 'enter'])
    expect(workspace.ahead.notTaken).toEqual(['3', '4', 'enter', '5'])
    // What follows at once was typed for the same, and has no other meaning either.
    workspace.press('0 enter')
    expect(workspace.given).toHaveLength(3)
    expect(workspace.ahead.notTaken).toEqual(['3', '4', 'enter', '5', '0', 'enter'])
  })

  it('meet the same refusal when the command was faster than the keys', () => {
    const workspace = table()
    workspace.press('8 5 enter')
    workspace.place = 'other'
    workspace.press('3 4 enter')
    expect(workspace.given).toEqual(['8', '5', 'enter'])
    expect(workspace.ahead.notTaken).toEqual(['3', '4', 'enter'])
  })

  it('go to the picks that dice open, but never to a choice that happens to be there', () => {
    const workspace = table()
    workspace.press('6 2 enter')
    workspace.place = 'typedOn'
    workspace.press('1 3 enter')
    expect(workspace.given.join('')).toBe('62enter13enter')
  })

  it('mean what is chosen where they began as choices', async () => {
    const workspace = table()
    workspace.place = 'other'
    workspace.press('8')
    workspace.isBusy = true
    workspace.press('7 6')
    await workspace.answer()
    expect(workspace.given).toEqual(['8', '7', '6'])
  })

  it('are let go of from the last Enter on, where a field refuses one typed before it was seen', () => {
    const workspace = table()
    workspace.press('8 5 enter 3 4')
    workspace.press('5')
    expect(workspace.ahead.takeBack()).toBe(true)
    expect(workspace.ahead.notTaken).toEqual(['3', '4', '5'])
    workspace.press('6 enter')
    expect(workspace.ahead.notTaken).toEqual(['3', '4', '5', '6', 'enter'])
    expect(workspace.given.at(-1)).toBe('5')
  })

  it('stay where they are at the pace of a hand that reads dice, which has seen the field by then', () => {
    const workspace = table()
    workspace.press('4 enter')
    workspace.press('9 9 5 enter', 250)
    expect(workspace.ahead.takeBack()).toBe(false)
    expect(workspace.ahead.notTaken).toEqual([])
    workspace.press('5 enter', 250)
    expect(workspace.given.join('')).toBe('4enter995enter5enter')
  })

  it('are let go of, however slowly, where they waited for what was asked', async () => {
    const workspace = table()
    workspace.press('4 enter')
    workspace.isBusy = true
    workspace.press('9 9 5 enter', 250)
    await workspace.answer()
    expect(workspace.ahead.takeBack()).toBe(true)
    expect(workspace.ahead.notTaken).toEqual(['9', '9', '5', 'enter'])
  })

  it('stay where they are in the field that was seen, and the rest of the burst is refused', () => {
    const workspace = table()
    workspace.press('9')
    expect(workspace.ahead.takeBack()).toBe(false)
    expect(workspace.ahead.notTaken).toEqual([])
    workspace.press('3 4 enter r mod+enter')
    expect(workspace.given).toEqual(['9'])
    expect(workspace.ahead.notTaken).toEqual(['3', '4', 'enter', 'r', 'mod+enter'])
    // Whoever has read why begins anew.
    workspace.press('3', 1000)
    expect(workspace.given.at(-1)).toBe('3')
    expect(workspace.ahead.notTaken).toEqual([])
  })

  it('land where they follow an early Enter by as much as a hand needs', () => {
    const workspace = table()
    workspace.take = (keys) => keys !== 'enter' || workspace.ahead.takeBack()
    workspace.press('9 enter')
    // In one go with it they were meant for the next question.
    workspace.press('4 5')
    expect(workspace.given).toEqual(['9'])
    workspace.press('4', 250)
    expect(workspace.given).toEqual(['9', '4'])
    expect(workspace.ahead.notTaken).toEqual([])
  })

  it('are taken again at once by who takes the last one back', () => {
    const workspace = table()
    workspace.press('9')
    workspace.ahead.takeBack()
    workspace.press('backspace 4')
    expect(workspace.given).toEqual(['9', 'backspace', '4'])
  })

  it('are refused when nobody takes them', async () => {
    const workspace = table()
    workspace.press('5 0 enter')
    workspace.isBusy = true
    workspace.press('r 7')
    workspace.take = (keys) => keys !== 'r'
    await workspace.answer()
    expect(workspace.ahead.notTaken).toEqual(['r'])
    expect(workspace.given.at(-1)).toBe('7')
  })

  it('are dropped aloud by Escape, which waits for nothing', () => {
    const workspace = table()
    workspace.press('5 0 enter')
    workspace.isBusy = true
    workspace.press('3 4 escape')
    expect(workspace.given.at(-1)).toBe('escape')
    expect(workspace.ahead.notTaken).toEqual(['3', '4'])
  })

  it('go to a text at once: only what waited before goes first', async () => {
    const workspace = table()
    workspace.place = 'text'
    workspace.isBusy = true
    workspace.press('a b')
    expect(workspace.given).toEqual(['a', 'b'])
    workspace.place = 'other'
    workspace.press('m')
    expect(workspace.given).toEqual(['a', 'b'])
    await workspace.answer()
    expect(workspace.given).toEqual(['a', 'b', 'm'])
  })

  it('which are digits behind one that chose something answer nothing in the same go', () => {
    const workspace = table()
    workspace.place = 'other'
    workspace.take = (keys) => {
      if (workspace.place === 'other') workspace.ahead.choose(keys, 'Shadow')
      workspace.place = 'dice'
      return true
    }
    workspace.press('2 space 1 0 3 enter', 300)
    expect(workspace.given).toEqual(['2'])
    expect(workspace.ahead.notTaken).toEqual(['space', '1', '0', '3', 'enter'])
    expect(workspace.ahead.chosen).toEqual({ digit: '2', label: 'Shadow' })
    workspace.press('4 1 0 3 enter', 800)
    expect(workspace.given.join('')).toBe('24103enter')
    expect(workspace.ahead.chosen).toBeUndefined()
  })

  it('which are digits behind one that chose something choose nothing else either', async () => {
    const workspace = table()
    workspace.place = 'other'
    workspace.take = (keys) => {
      workspace.ahead.choose(keys, 'Asta')
      return true
    }
    workspace.isBusy = true
    workspace.press('1 2')
    await workspace.answer()
    expect(workspace.given).toEqual(['1'])
    expect(workspace.ahead.notTaken).toEqual(['2'])
  })

  it('which are digits for what was held back choose nobody, until something else is pressed or time goes by', () => {
    const workspace = table()
    workspace.place = 'other'
    workspace.press('shift+enter')
    workspace.ahead.holdBack(workspace.at)
    workspace.press('9 5 enter', 400)
    expect(workspace.ahead.notTaken).toEqual(['9', '5', 'enter'])
    workspace.press('5', 1500)
    workspace.ahead.holdBack(workspace.at)
    workspace.press('w 3', 800)
    workspace.ahead.holdBack(workspace.at)
    workspace.press('4', 4000)
    workspace.ahead.holdBack(workspace.at)
    workspace.place = 'dice'
    workspace.press('6', 800)
    expect(workspace.given).toEqual(['shift+enter', '5', 'w', '3', '4', '6'])
  })

  it('which are letters right behind a line that was sent are no deeds, but the key that led there is', () => {
    const workspace = table()
    workspace.place = 'other'
    workspace.press('n')
    workspace.place = 'line'
    workspace.press('h i mod+enter')
    workspace.place = 'other'
    workspace.press('shift+h i l d')
    expect(workspace.given.join(' ')).toBe('n h i mod+enter')
    expect(workspace.ahead.notTaken).toEqual(['shift+h', 'i', 'l', 'd'])
    workspace.press('n', 800)
    workspace.place = 'line'
    workspace.press('x mod+enter')
    workspace.place = 'other'
    workspace.press('n')
    workspace.place = 'line'
    workspace.press('y mod+enter')
    workspace.place = 'other'
    workspace.press('g', 400)
    expect(workspace.given.slice(4).join(' ')).toBe('n x mod+enter n y mod+enter g')
  })
})
