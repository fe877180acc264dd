/**
 * Whether a press on a tile means the tile itself: nothing on it that a press does something else
 * with, and no words that were just marked.
 */
export function isOwnPress({ target }: Pick<MouseEvent, 'target'>): boolean {
  const isMarking = window.getSelection()?.isCollapsed === false
  return target instanceof Element && !isMarking && !target.closest('button, a, input, summary')
}

/** Whether a press on a drawn sheet means one of its figures. */
export function isFigurePress(event: Pick<MouseEvent, 'target'>): boolean {
  return isOwnPress(event) && event.target instanceof Element && event.target.closest('dl') !== null
}
