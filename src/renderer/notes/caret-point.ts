/** What decides how words are laid out in a field. */
const copied = [
  ...(['font', 'letterSpacing', 'lineHeight', 'textIndent', 'tabSize', 'wordSpacing'] as const),
  ...(['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'boxSizing'] as const),
  ...(['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'] as const),
] as const

/**
 * Where a letter of a field stands, in pixels from the field's upper left corner, and how high its line
 * is. No field tells it, so the words are laid out once more in a copy that nobody sees.
 */
export function caretPoint(
  field: HTMLInputElement | HTMLTextAreaElement,
  at: number,
): { left: number; top: number; height: number } {
  const style = getComputedStyle(field)
  const copy = document.createElement('div')
  for (const name of copied) copy.style[name] = style[name]
  const isOneLine = field instanceof HTMLInputElement
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    borderStyle: 'solid',
    width: isOneLine ? 'max-content' : `${String(field.clientWidth)}px`,
    whiteSpace: isOneLine ? 'pre' : 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const mark = document.createElement('span')
  mark.textContent = field.value.slice(at) || '.'
  copy.append(field.value.slice(0, at), mark)
  document.body.append(copy)
  const { offsetLeft, offsetTop } = mark
  const height = Number.parseFloat(style.lineHeight) || mark.getClientRects()[0]?.height || 0
  copy.remove()
  return { left: offsetLeft - field.scrollLeft, top: offsetTop - field.scrollTop, height }
}
