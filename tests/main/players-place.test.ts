import { describe, expect, it } from 'vitest'
import { backInSight, nextScreen, placeOf } from '../../src/main/players-window/place'

const laptop = { id: 1, workArea: { x: 0, y: 0, width: 1440, height: 900 } }
const projector = { id: 2, workArea: { x: 1440, y: 0, width: 1920, height: 1080 } }
const kept = {
  screen: 2,
  bounds: { x: 1500, y: 20, width: 1280, height: 720 },
  isFullScreen: true,
}

describe('where the players’ window opens', () => {
  it('is where it stood last, while its screen is there', () => {
    const { bounds, isFullScreen } = kept
    expect(placeOf([laptop, projector], kept, 1)).toEqual({ bounds, isFullScreen })
  })

  it('is inside of its screen, though that is smaller now or the window lay across its edge', () => {
    const small = { id: 2, workArea: { x: 1440, y: 0, width: 1024, height: 640 } }
    expect(placeOf([laptop, small], kept, 1)?.bounds).toEqual(small.workArea)
    const across = { ...kept, bounds: { ...kept.bounds, x: 3000 } }
    expect(placeOf([laptop, projector], across, 1)?.bounds.x).toBe(1440 + 1920 - 1280)
  })

  it('is a screen that the game master’s window is not on, where its own is gone or none is kept', () => {
    expect(placeOf([laptop, projector], { ...kept, screen: 3 }, 1)?.bounds).toEqual(
      projector.workArea,
    )
    expect(placeOf([laptop, projector], undefined, 2)?.bounds).toEqual(laptop.workArea)
    expect(placeOf([laptop], { ...kept, screen: 3 }, 1)).toBeUndefined()
    expect(placeOf([laptop], undefined, 1)).toBeUndefined()
  })
})

describe('the next screen', () => {
  it('goes round, and is none where there is only one', () => {
    expect(nextScreen([laptop, projector], 1)).toBe(projector)
    expect(nextScreen([laptop, projector], 2)).toBe(laptop)
    expect(nextScreen([laptop], 1)).toBeUndefined()
  })
})

describe('a window whose screen is gone', () => {
  const there = { x: 1500, y: 20, width: 1280, height: 720 }

  it('comes back onto the game master’s screen, and is cut where that is smaller', () => {
    const small = { id: 3, workArea: { x: 0, y: 0, width: 1024, height: 640 } }
    expect(backInSight([laptop], there, 1)).toEqual({ x: 160, y: 20, width: 1280, height: 720 })
    expect(backInSight([laptop, small], there, 3)).toEqual(small.workArea)
    expect(backInSight([small], there, undefined)).toEqual(small.workArea)
  })

  it('stays where it is while its middle lies on any screen', () => {
    expect(backInSight([laptop, projector], there, 1)).toBeUndefined()
    expect(backInSight([laptop], { ...there, x: 700 }, 1)).toBeUndefined()
  })
})
