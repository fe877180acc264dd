import type { OutputOf } from '../../campaign/api'

/** How a window looks: its theme, how large everything is, and whether things move. */
export type Appearance = OutputOf<'playerView.appearance'>

/**
 * Puts a look on the page. What is measured in `rem` grows with the window itself (main); what goes
 * by the height of the window, as the players' view does, grows by `--text-scale`.
 */
export function showAppearance({ theme, textSize, motion }: Appearance): void {
  const { dataset, style } = document.documentElement
  dataset.theme = theme
  dataset.motion = motion
  style.setProperty('--text-scale', String(textSize / 100))
}
