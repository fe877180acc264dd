/** What an observer has or not, in the order of the form. */
export const flagsOf = [
  'asleep',
  'resting',
  'extraWatch',
  'outOfArmor',
  'nightVision',
  'infraVision',
  'scent',
  'enhancedVision',
  'enhancedHearing',
  'seeInvisible',
] as const

/** Figures of an observer besides alertness, with their bounds. */
export const senseFigures = [
  { id: 'nightFightingAlt', min: 0, max: 199 },
  { id: 'altArmorDay', min: -199, max: 199 },
  { id: 'altArmorAsleep', min: -199, max: 199 },
  { id: 'altEnc', min: -199, max: 199 },
] as const
