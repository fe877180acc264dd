/** A category of dangers: what it may be more closely, and what the GM does with it. Words lie under its id. */
export interface DangerCategory {
  id: string
  /** Ids of its subtypes, each with one impulse. */
  subtypes: readonly string[]
  /** Ids of the moves that the GM makes for it. */
  moves: readonly string[]
}

/** The known categories. A danger may also be of a type of the GM's own. */
export const dangerCategories: readonly DangerCategory[] = [
  {
    id: 'organization',
    subtypes: [
      'misguidedGood',
      'thievesGuild',
      'cult',
      'religiousOrganization',
      'corruptGovernment',
      'cabal',
    ],
    moves: ['stealth', 'force', 'winOver', 'leanOn', 'rule', 'take', 'bargain', 'watch'],
  },
  {
    id: 'planar',
    subtypes: [
      'god',
      'demonPrince',
      'elementalLord',
      'forceOfChaos',
      'choirOfAngels',
      'constructOfLaw',
    ],
    moves: ['bend', 'dream', 'curse', 'promise', 'servants', 'inPerson', 'rival', 'truth'],
  },
  {
    id: 'arcane',
    subtypes: [
      'lordOfTheUndead',
      'powerMadWizard',
      'sentientArtifact',
      'ancientCurse',
      'chosenOne',
      'dragon',
    ],
    moves: ['learn', 'farMagic', 'strike', 'scry', 'recruit', 'tempt', 'sacrifice'],
  },
  {
    id: 'horde',
    subtypes: ['wanderingBarbarians', 'humanoidVermin', 'undergroundDwellers', 'plagueOfTheUndead'],
    moves: [
      'storm',
      'fallOut',
      'turn',
      'overwhelm',
      'dominate',
      'moveOn',
      'swell',
      'champion',
      'war',
    ],
  },
  {
    id: 'place',
    subtypes: [
      'abandonedTower',
      'unholyGround',
      'elementalVortex',
      'darkPortal',
      'shadowland',
      'placeOfPower',
    ],
    moves: [
      'spawn',
      'creep',
      'lure',
      'deepen',
      'mark',
      'hide',
      'offerPower',
      'bendMagic',
      'mislead',
      'breakLaw',
    ],
  },
]

/** The kinds of doom that a danger leads to. */
export const doomKinds = [
  'tyranny',
  'pestilence',
  'destruction',
  'usurpation',
  'impoverishment',
  'rampantChaos',
] as const
export type DoomKind = (typeof doomKinds)[number]

/** A danger's type in catalogue keys; where it is not a known one, the GM's own words stand. */
export interface DangerType {
  category: string
  subtype: string
}

/** The known category of a danger; undefined for a type of the GM's own. */
export function knownCategory({ category }: DangerType): DangerCategory | undefined {
  return dangerCategories.find(({ id }) => id === category)
}

/** The catalogue key of a known subtype, under which its name and impulse lie; undefined for one of the GM's own. */
export function subtypeKey(type: DangerType): string | undefined {
  const category = knownCategory(type)
  const isKnown = category?.subtypes.includes(type.subtype) ?? false
  return category && isKnown ? `dangerType.${category.id}.subtypes.${type.subtype}` : undefined
}

/** The catalogue keys of the moves that the GM makes for a danger of this type. */
export function gmMoveKeys(type: DangerType): string[] {
  const category = knownCategory(type)
  return category?.moves.map((move) => `dangerType.${category.id}.moves.${move}`) ?? []
}
