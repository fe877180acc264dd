import type { Rectangle } from 'electron'
import type { PlayersPlace } from '../../campaign/workspace/preferences'

/** A screen of this desk: the part of it that windows may stand in. */
export interface Screen {
  id: number
  workArea: Rectangle
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** A rectangle moved and cut so that it lies inside another. */
function within(area: Rectangle, wanted: Rectangle): Rectangle {
  const width = Math.min(wanted.width, area.width)
  const height = Math.min(wanted.height, area.height)
  return {
    width,
    height,
    x: clamp(wanted.x, area.x, area.x + area.width - width),
    y: clamp(wanted.y, area.y, area.y + area.height - height),
  }
}

/**
 * Where the players' window opens: as it stood last while its screen is there, else over the whole of
 * a screen that the game master's window is not on. Undefined where there is neither.
 */
export function placeOf(
  screens: readonly Screen[],
  kept: PlayersPlace | undefined,
  gmScreen: number | undefined,
): Omit<PlayersPlace, 'screen'> | undefined {
  const same = kept && screens.find(({ id }) => id === kept.screen)
  if (kept && same) {
    return { bounds: within(same.workArea, kept.bounds), isFullScreen: kept.isFullScreen }
  }
  const other = screens.find(({ id }) => id !== gmScreen)
  return other && { bounds: other.workArea, isFullScreen: kept?.isFullScreen ?? false }
}

/**
 * Where a window goes that nobody can see any more, because the screen it stood on is gone: onto the one
 * that is named, or else the first. Undefined while its middle lies on a screen.
 */
export function backInSight(
  screens: readonly Screen[],
  bounds: Rectangle,
  screen: number | undefined,
): Rectangle | undefined {
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
  const isOn = ({ workArea: area }: Screen) =>
    x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
  if (screens.some(isOn)) return undefined
  const to = screens.find(({ id }) => id === screen) ?? screens[0]
  return to && within(to.workArea, bounds)
}

/** The screen after this one, round to the first; undefined where there is only one. */
export function nextScreen(screens: readonly Screen[], id: number): Screen | undefined {
  if (screens.length < 2) return undefined
  const at = screens.findIndex((each) => each.id === id)
  return screens[(at + 1) % screens.length]
}
