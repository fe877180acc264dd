import { describe, expect, it } from 'vitest'
import {
  armorRows,
  harmSources,
  tagRows,
  weaponRows,
} from '../../../../src/rules/iron-fist/gear/tables'
import { weaponHarm } from '../../../../src/rules/iron-fist/gear/weapon'
import { rowsOf, tableOf, type Cell } from '../../../support/printed-table'

/** Tags of one cell: apart by commas, their spaces as underlines. */
const tagsOf = (cell: Cell | undefined) => String(cell).replaceAll('_', ' ').split(',')

describe('weapons', () => {
  const book = tableOf(`
    id               class   harm  tags
    throwing-knives  small      1  hand,hide,throw
    knife            small      2  hand,hide,throw
    dagger           small      2  hand,hide,throw
    shortsword       small      2  hand,throw
    wood-axe         small      2  hand,throw
    club             small      2  hand,throw
    battleaxe        large      3  hand
    sword            large      3  hand
    mace             large      3  hand
    morningstar      large      3  hand
    longsword        large      4  close,2hands
    halberd          large      4  close,2hands
    greataxe         large      4  close,2hands,throw
    spear            large      4  close,2hands,throw
    bow              ranged     3  ranged,2hands
    crossbow         ranged     3  ranged,2hands,reload,+1_ap-close
  `).map(({ tags, ...row }) => ({ ...row, tags: tagsOf(tags) }))

  it('IF-132: each with its harm and its tags, and no other', () => {
    expect(weaponRows).toEqual(book)
    expect(weaponRows.map((row) => ({ ...row, harm: weaponHarm(row).normal.total }))).toEqual(book)
  })
})

describe('armour', () => {
  it('IF-133: each with what it is worth and its tags, and no other', () => {
    const book = tableOf(`
      id           slot    armor  tags
      light-armor  body        1  worn,light
      shield       shield      1  arm,clumsy
      heavy-armor  body        2  worn,heavy
    `)
    expect(armorRows).toEqual(book.map(({ tags, ...row }) => ({ ...row, tags: tagsOf(tags) })))
  })
})

describe('tags', () => {
  const figures = tableOf(`
    id           group   apAtClose  edge  steel
    hand         range           0     0      0
    close        range           0     0      0
    throw        range           0     0      0
    ranged       range           0     0      0
    reload       range           0     0      0
    hide         weapon          0     0      0
    2hands       weapon          0     0      0
    ap           weapon          0     0      0
    +1_ap-close  weapon          1     0      0
    arm          armor           0     0      0
    worn         armor           0     0      0
    light        armor           0     0      0
    clumsy       armor           0    -1      0
    heavy        armor           0    -1     -1
  `).map(({ id, ...row }) => ({ ...row, id: tagsOf(id)[0] }))

  it('IF-131: each with its figures, and no other', () => {
    const played = tagRows.map(({ id, group, apAtClose, edge, steel }) => ({
      id,
      group,
      apAtClose,
      edge,
      steel,
    }))
    expect(played).toEqual(figures)
  })

  it('IF-130: what else a tag says, and of whom alone it is said', () => {
    const saying = (what: (row: (typeof tagRows)[number]) => unknown) =>
      tagRows.filter(what).map(({ id }) => id)
    expect(saying(({ needsAction }) => needsAction)).toEqual(['reload'])
    expect(saying(({ ignoresArmor }) => ignoresArmor)).toEqual(['ap'])
    expect(saying(({ exceptMounted }) => exceptMounted)).toEqual(['heavy'])
    expect(
      tagRows.flatMap(({ id, oneHanded }) => (oneHanded ? [{ id, ...oneHanded }] : [])),
    ).toEqual([{ id: '2hands', harm: -1, add: ['hand'], remove: ['close', '2hands'] }])
  })
})

describe('harm by circumstance', () => {
  it('IF-128: each source with its harm, and whether it pierces, and no other', () => {
    const book = rowsOf(`
      5+  ap  magic-explosion
      5+  ap  dragon-fire
      5+  ap  torture-near-death
      5+  .   mighty-monster-helpless
      5+  ap  fall-heights
      5+  ap  drown-deep
      4   .   stampede
      4   ap  torture
      4   .   war-weapon
      4   ap  fall-three-story
      4   ap  near-drown
      3   .   human-weapon
      3   .   regular-monster
      3   .   warhorse
      3   ap  fall-house-roof
      2   .   unarmed-group
      2   .   medium-predator
      2   ap  fall-first-floor
      1   .   unarmed-man
      1   .   rocks
      1   ap  forced-march
      1   ap  no-food-water
      1   ap  jump-first-floor
    `)
    expect(harmSources).toEqual(
      book.map(([harm, ap, id]) => ({
        id,
        harm: Number.parseInt(String(harm), 10),
        orMore: harm === '5+',
        ap: ap === 'ap',
      })),
    )
  })
})
