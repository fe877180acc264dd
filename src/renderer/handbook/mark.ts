/** The name by which styles know what is marked. */
const highlight = 'handbook-typed'

/** A shorter word stands in too many others to lead anywhere. */
const shortest = 3

/** Every place below an element where a text stands, in the order of reading. */
function placesOf(root: HTMLElement, text: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const places: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent?.toLowerCase() ?? ''
    for (let at = said.indexOf(text); at >= 0; at = said.indexOf(text, at + text.length)) {
      const place = document.createRange()
      place.setStart(node, at)
      place.setEnd(node, at + text.length)
      places.push(place)
    }
  }
  return places
}

/**
 * Marks what is typed where it stands below an element: all of it together, or else each of its words.
 * Marks of before go. Answers the first place, if there is any.
 */
export function markIn(root: HTMLElement, typed: string): Range | undefined {
  const whole = typed.trim().toLowerCase()
  const parts = [...new Set(whole.split(/\s+/))].filter((part) => part.length >= shortest)
  const together = whole.length >= shortest ? placesOf(root, whole) : []
  const places = together.length > 0 ? together : parts.flatMap((part) => placesOf(root, part))
  CSS.highlights.set(highlight, new Highlight(...places))
  return places[0]
}
