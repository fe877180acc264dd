import { expect, it } from 'vitest'
import { readAliases, type Aliases } from '../../../src/campaign/npc/aliases'
import { byHand, reportEvening } from '../../support/reports/report-evening'

/** How texts are read while players know somebody as this, the chief of the raiders if nobody else. */
async function aliasesWith(alias: string, name = 'Ulric Thornwald'): Promise<Aliases> {
  const table = await reportEvening()
  const { run } = table
  const { npcId } = await run('npc.create', { name } as never)
  let aliases: Aliases | undefined
  byHand(table, (write) => {
    write.run('UPDATE npc SET alias = @alias WHERE id = @npcId', { alias, npcId })
    aliases = readAliases(write)
  })
  return aliases as unknown as Aliases
}

it('an alias that begins with an article is small in the middle of a sentence, and stays as it is at its beginning', async () => {
  const { inText, labelOf } = await aliasesWith('The Ferryman')
  expect(inText('Maro stood against Ulric Thornwald.')).toBe('Maro stood against the Ferryman.')
  expect(inText('Night fell. Ulric Thornwald came.')).toBe('Night fell. The Ferryman came.')
  expect(inText('Ulric Thornwald')).toBe('The Ferryman')
  // A label is made before the sentence that it stands in.
  expect(labelOf(null, 'Ulric Thornwald 2')).toBe('The Ferryman 2')
  expect(inText('Maro stood against The Ferryman.')).toBe('Maro stood against the Ferryman.')
  expect(inText('The Ferryman and The Ferrymaster')).toBe('The Ferryman and The Ferrymaster')
})

it('an alias without an article is told as it was written', async () => {
  const { inText } = await aliasesWith('Old Salt')
  expect(inText('Maro stood against Ulric Thornwald.')).toBe('Maro stood against Old Salt.')
})

it('a word of a name is hidden as it is written there, and an ordinary word stays', async () => {
  const { inText } = await aliasesWith('The crowned shape', 'Drowned king')
  expect(inText('Find the drowned bell')).toBe('Find the drowned bell')
  expect(inText('They met DROWNED KING and the drowned  King')).toBe(
    'They met the crowned shape and the crowned shape',
  )
  expect(inText('Drowned Hall')).toBe('Drowned Hall')
})

it('a word of a name that no dictionary has is hidden in small letters, too', async () => {
  const { inText } = await aliasesWith('The hermit', 'Morwen Stones')
  expect(inText('I asked morwen. mORWEN knew, and morwens kin.')).toBe(
    'I asked the hermit. The hermit knew, and the hermits kin.',
  )
  expect(inText('Stones is what stones are, as any word with an ending.')).toBe(
    'The hermit is what stones are, as any word with an ending.',
  )
})

it.each([
  ['Will Rose', 'They will give her a rose.'],
  ['Rising Walkers', 'Who walkers are, rising early'],
])('an ordinary word of %s in small letters names nobody', async (name, text) => {
  const { inText } = await aliasesWith('The hermit', name)
  expect(inText(text)).toBe(text)
  expect(inText(name.split(' ')[0] ?? '')).toBe('The hermit')
})

it('a name of letters whose capitals are two is found in capitals, too', async () => {
  const { inText } = await aliasesWith('The Ferryman', 'Groß Öland')
  expect(inText('GROSS ÖLAND and groß öland')).toBe('The Ferryman and the Ferryman')
})

it('what the program calls its things names nobody', async () => {
  const { inText } = await aliasesWith('The grey lady', 'Iron widow')
  expect(inText('Swear an Iron Vow, Iron widow')).toBe('Swear an Iron Vow, the grey lady')
})

it('the name of the campaign is told as players call it', async () => {
  const { inText } = await aliasesWith('Old Nell', 'Lantern Company')
  expect(inText('Session report of The Lantern Company')).toBe(
    'Session report of The Lantern Company',
  )
  expect(inText('A Lantern Company came.')).toBe('A Old Nell came.')
})

it.each([
  ['Fen hag', 'Cross the Fen', 'Cross the Fen'],
  ['Aldric the reeve', 'Ask Aldric', 'Ask Old Nell'],
  ['Aldric of Hale', 'Ask Aldric', 'Ask Old Nell'],
  ['Fen Hag', 'Cross the Fen', 'Cross the Old Nell'],
])('of %s, a word that only begins a description names nobody', async (name, text, read) => {
  const { inText } = await aliasesWith('Old Nell', name)
  expect(inText(text)).toBe(read)
  expect(inText(`Ask ${name}`)).toBe('Ask Old Nell')
})

it('what an apostrophe or a hyphen joins in a name is hidden as a whole, in small letters too', async () => {
  const { inText } = await aliasesWith('Mother Reed', 'Morwen D’Arn-Lys')
  for (const typed of [
    "D'Arn-Lys",
    'D’ARN-LYS',
    "d'arn-lys",
    "D'Arn",
    'arn-lys',
    'Lys',
    'Morwen',
  ]) {
    expect(inText(`Break ${typed}'s oath`)).toBe("Break Mother Reed's oath")
  }
  const { inText: ofReeve } = await aliasesWith('Mother Reed', 'Bailiff’s Grave-digger')
  expect(ofReeve('a grave-digger, and the bailiff’s')).toBe('a grave-digger, and the bailiff’s')
})

it('a name with an apostrophe or a hyphen is hidden however those are typed', async () => {
  const { inText } = await aliasesWith('the hooded rider', 'Bailiff’s half-man')
  for (const typed of ["Bailiff's half-man", 'Bailiff’s half‑man', "BAILIFF'S HALF-MAN"]) {
    expect(inText(`Catch ${typed}`), typed).toBe('Catch the hooded rider')
  }
  const straight = await aliasesWith('the hooded rider', "Bailiff's man")
  expect(straight.inText('Catch Bailiff’s man')).toBe('Catch the hooded rider')
})
