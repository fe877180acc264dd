/**
 * Does something once the next frame is painted. For what measures the page (scrolling to something):
 * asked for while a key is answered, it would make the page be laid out twice.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
