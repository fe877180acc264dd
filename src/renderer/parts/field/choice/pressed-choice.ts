/**
 * Hears that one of several choices was pressed by the pointer, once it is chosen: on the way down, since
 * a radio keeps the click to itself, and after it, since promises are kept between two listeners.
 */
export function pressedChoice(onPressed: () => void): (event: MouseEvent) => void {
  return ({ detail, target }) => {
    const isRadio = target instanceof Element && target.closest('[role=radio]:enabled') !== null
    if (detail > 0 && isRadio) setTimeout(onPressed)
  }
}
