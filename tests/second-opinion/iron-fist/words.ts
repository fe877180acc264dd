/** What the cases call things, and what the program calls them. */

export const system = 'iron-fist'

/** What is taken on a full success of a move that gives holds. */
export const holdPicks = { twoPlusAd: 'two', three: 'three' } as const

/** The picks of Inflict Harm that are one thing each. */
export const inflictPicks: Readonly<Record<string, string>> = {
  ...{ a: 'dead', b: 'out', d: 'wound', e: 'edge' },
}
/** The two ways to be shaken, by what they make of somebody. */
export const shakenPicks: Readonly<Record<string, string>> = {
  ...{ panicked: 'panic', disarmed: 'disarm' },
}

/** The picks of Suffer Harm by their letters; an offer is taken or turned down. */
export const sufferPicks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '10+': { a: 'notSoBad', b: 'strikeBack' },
  '7-9': { a: 'hurts' },
  '6-': { a: 'serious', b: 'frightening', c: 'bleeding', d: 'deadly' },
}

/** Whose holds of which move a source of holds is. */
export const holdMoves: Readonly<Record<string, string>> = {
  ...{ lie: 'lie', manipulate: 'manipulate', perception: 'perception' },
  ...{ reversePerception: 'perception', gear: 'gearAndAmmo' },
}

/** Why something was refused: the words of the program, by what the cases call the reason. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  adAtMinimum: ['ironFist.sufferHarm.refused.adAtMinimum'],
}

/** What the cases call a refusal in these words; the words themselves where they have no name for it. */
export function reasonOf(key: string): string {
  const found = Object.entries(reasons).find(([, keys]) => keys.includes(key))
  return found?.[0] ?? key
}
