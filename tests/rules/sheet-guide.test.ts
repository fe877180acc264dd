import { describe, expect, it } from 'vitest'
import { words } from '../../src/campaign/words'
import { ruleSystems } from '../../src/rules'
import { shapeOf, type Shape } from '../../src/rules/charts/shape'

/** A field of a sheet: its path without places in lists, and what it may be chosen from. */
interface Leaf {
  path: string
  choices: readonly string[]
}

/** Every place of a sheet where something is written. */
function leavesOf(shape: Shape, path = ''): Leaf[] {
  switch (shape.type) {
    case 'maybe':
    case 'named':
      return leavesOf(shape.of, path)
    case 'list':
      return leavesOf(shape.of, path)
    case 'object':
      return shape.fields.flatMap(({ name, shape: own }) =>
        leavesOf(own, path === '' ? name : `${path}.${name}`),
      )
    case 'choice':
      return [{ path, choices: shape.isFigure ? [] : shape.values }]
    default:
      return [{ path, choices: [] }]
  }
}

const sheets = ruleSystems.flatMap((system) =>
  Object.entries(system.sheets).map(([sheet, schema]) => ({
    system,
    sheet,
    name: `${system.id} ${sheet}`,
    shape: shapeOf(schema),
  })),
)

describe.each(sheets)('the sheet $name', ({ system, sheet, shape }) => {
  const leaves = leavesOf(shape)
  const groups = system.guide?.groups[sheet] ?? []

  it('has every field under one heading, the rare ones last', () => {
    const basis = system.workingOut?.field
    const names = shape.type === 'object' ? shape.fields.map(({ name }) => name) : []
    const grouped = groups.flatMap(({ fields }) => fields)
    expect(grouped.toSorted()).toEqual(names.filter((name) => name !== basis).toSorted())
    expect(groups.map(({ isRare }) => isRare)).toEqual(
      groups.map(({ isRare }) => isRare).toSorted((a, b) => Number(a) - Number(b)),
    )
    for (const { title } of groups) expect(words.say(title)).not.toBe(title.key)
  })

  it('says of every field what it is and where it counts', () => {
    const silent = leaves.filter(({ path }) => {
      const help = system.guide?.helpOf(path)
      const said = help && [help.is, help.counts, ...(help.unit ? [help.unit] : [])]
      return !said || said.some((each) => words.say(each) === each.key)
    })
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('calls every field and every choice by words, not by what the program calls them', () => {
    const nameless = leaves.flatMap(({ path, choices }) => {
      const own = system.fields?.[path]
      const label = own && words.t(own.label) !== own.label ? [] : [path]
      const bare = choices.filter((value) => {
        const key = own?.values?.[value]
        return key === undefined || words.t(key) === key
      })
      return [...label, ...bare.map((value) => `${path}: ${value}`)]
    })
    expect(nameless).toEqual([])
  })
})

describe.each(ruleSystems.filter(({ lists }) => lists))('the lists of $id', (system) => {
  const usual = { settings: {}, charts: {} }
  const known = new Set(
    Object.values(system.sheets).flatMap((schema) =>
      leavesOf(shapeOf(schema)).map(({ path }) => path),
    ),
  )

  it('are of fields that there are, and have words for each thing', () => {
    for (const [path, { options }] of Object.entries(system.lists?.(usual, {}) ?? {})) {
      expect(known).toContain(path)
      const said = options.map(({ label }) => words.say(label))
      expect(said.filter((each) => each === '' || each.includes('@'))).toEqual([])
      expect(new Set(said).size).toBe(options.length)
    }
  })
})
