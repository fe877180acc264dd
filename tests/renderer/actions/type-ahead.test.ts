import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTypeAhead, type Place } from '../../../src/renderer/actions/type-ahead'

beforeEach(() => setActivePinia(createPinia()))

/** A table whose question takes keys while its place is right, and a keyboard before it. */
function table() {
  const ahead = useTypeAhead()
  const desk = {
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
        desk.at += apart
        const event = { key } as KeyboardEvent
        const isOn = ahead.meet({ keys: key, at: desk.at, event }, desk.place, desk.isBusy)
        if (isOn && desk.take(key)) desk.given.push(key)
      }
    },
    /** The command is through: what waited is given on, until another one begins. */
    async answer(): Promise<void> {
      desk.isBusy = false
      await ahead.play(
        () => Promise.resolve(),
        () => desk.place,
        ({ key }) => {
          const isTaken = desk.take(key)
          if (isTaken) desk.given.push(key)
          return isTaken
        },
      )
    },
  }
  return desk
}

describe('keys typed faster than their questions come', () => {
  it('wait while a command is under way, and are given on in their order', async () => {
    const desk = table()
    desk.press('8 5 enter')
    desk.isBusy = true
    desk.press('3 4 5 6 enter 5 0 enter')
    expect(desk.given).toEqual(['8', '5', 'enter'])
    await desk.answer()
    expect(desk.given.join('')).toBe('85enter3456enter50enter')
    expect(desk.ahead.notTaken).toEqual([])
  })

  it('are refused aloud where the next question is none that dice answer', async () => {
    const desk = table()
    desk.press('8 5 enter')
    desk.isBusy = true
    desk.press('3 4 enter 5')
    desk.place = 'other'
    await desk.answer()
    expect(desk.given).toEqual(['8', '5', 'enter'])
    expect(desk.ahead.notTaken).toEqual(['3', '4', 'enter', '5'])
    // What follows at once was typed for the same, and has no other meaning either.
    desk.press('0 enter')
    expect(desk.given).toHaveLength(3)
    expect(desk.ahead.notTaken).toEqual(['3', '4', 'enter', '5', '0', 'enter'])
  })

  it('meet the same refusal when the command was faster than the keys', () => {
    const desk = table()
    desk.press('8 5 enter')
    desk.place = 'other'
    desk.press('3 4 enter')
    expect(desk.given).toEqual(['8', '5', 'enter'])
    expect(desk.ahead.notTaken).toEqual(['3', '4', 'enter'])
  })

  it('go to the picks that dice open, but never to a choice that happens to be there', () => {
    const desk = table()
    desk.press('6 2 enter')
    desk.place = 'typedOn'
    desk.press('1 3 enter')
    expect(desk.given.join('')).toBe('62enter13enter')
  })

  it('mean what is chosen where they began as choices', async () => {
    const desk = table()
    desk.place = 'other'
    desk.press('8')
    desk.isBusy = true
    desk.press('7 6')
    await desk.answer()
    expect(desk.given).toEqual(['8', '7', '6'])
  })

  it('are let go of from the last Enter on, where a field refuses one typed before it was seen', () => {
    const desk = table()
    desk.press('8 5 enter 3 4')
    desk.press('5')
    expect(desk.ahead.takeBack()).toBe(true)
    expect(desk.ahead.notTaken).toEqual(['3', '4', '5'])
    desk.press('6 enter')
    expect(desk.ahead.notTaken).toEqual(['3', '4', '5', '6', 'enter'])
    expect(desk.given.at(-1)).toBe('5')
  })

  it('stay where they are in the field that was seen, and the rest of the burst is refused', () => {
    const desk = table()
    desk.press('9')
    expect(desk.ahead.takeBack()).toBe(false)
    expect(desk.ahead.notTaken).toEqual([])
    desk.press('3 4 enter r mod+enter')
    expect(desk.given).toEqual(['9'])
    expect(desk.ahead.notTaken).toEqual(['3', '4', 'enter', 'r', 'mod+enter'])
    // Whoever has read why begins anew.
    desk.press('3', 1000)
    expect(desk.given.at(-1)).toBe('3')
    expect(desk.ahead.notTaken).toEqual([])
  })

  it('are taken again at once by who takes the last one back', () => {
    const desk = table()
    desk.press('9')
    desk.ahead.takeBack()
    desk.press('backspace 4')
    expect(desk.given).toEqual(['9', 'backspace', '4'])
  })

  it('are refused when nobody takes them', async () => {
    const desk = table()
    desk.press('5 0 enter')
    desk.isBusy = true
    desk.press('r 7')
    desk.take = (keys) => keys !== 'r'
    await desk.answer()
    expect(desk.ahead.notTaken).toEqual(['r'])
    expect(desk.given.at(-1)).toBe('7')
  })

  it('are dropped aloud by Escape, which waits for nothing', () => {
    const desk = table()
    desk.press('5 0 enter')
    desk.isBusy = true
    desk.press('3 4 escape')
    expect(desk.given.at(-1)).toBe('escape')
    expect(desk.ahead.notTaken).toEqual(['3', '4'])
  })

  it('go to a text at once: only what waited before goes first', async () => {
    const desk = table()
    desk.place = 'text'
    desk.isBusy = true
    desk.press('a b')
    expect(desk.given).toEqual(['a', 'b'])
    desk.place = 'other'
    desk.press('m')
    expect(desk.given).toEqual(['a', 'b'])
    await desk.answer()
    expect(desk.given).toEqual(['a', 'b', 'm'])
  })
})
