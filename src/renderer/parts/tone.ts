/**
 * What a colour says, always beside a word that says the same: ember is now, steel the party,
 * blood foes and danger, moss well and done, gold owed and warned, violet fatigue and magic.
 */
export type Tone = 'neutral' | 'ember' | 'steel' | 'blood' | 'moss' | 'gold' | 'violet'
