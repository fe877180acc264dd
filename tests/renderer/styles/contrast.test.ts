import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = join(import.meta.dirname, '../../../src/renderer/styles')
const read = (name: string) => readFileSync(join(styles, name), 'utf8')

type Colours = Record<string, string>

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+):\s*#([0-9a-f]{6})\b/g)].map(([, name, hex]) => [name, hex]),
  )

const dark = coloursIn(read('tokens.css'))
const others = [...read('themes.css').matchAll(/data-theme='([a-z-]+)'\] \{([^}]*)\}/g)]
const themes: [name: string, colours: Colours][] = [
  ['dark', dark],
  ...others.map(([, name, css]): [string, Colours] => [
    name ?? '',
    { ...dark, ...coloursIn(css ?? '') },
  ]),
]

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [light = 0, shade = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (shade + 0.05)
}

const surfaces = ['sunken', 'ground', 'panel', 'raised', 'lifted']
const hues = ['ember', 'steel', 'blood', 'moss', 'gold', 'violet']
const texts = ['ink', 'soft', 'faint']

describe('the themes', () => {
  it('are three', () => {
    expect(themes.map(([name]) => name).sort()).toEqual(['dark', 'dim-red', 'light'])
  })

  it('measure black on white as 21', () => {
    expect(contrast('000000', 'ffffff')).toBeCloseTo(21)
  })

  it.each(themes)('%s can be read: text 4.5, controls 3', (_name, colours) => {
    const pairs = [
      ...surfaces.flatMap((ground) => [...texts, ...hues].map((front) => [front, ground, 4.5])),
      ...surfaces.flatMap((ground) => ['edge', 'focus'].map((front) => [front, ground, 3])),
      ...hues.flatMap((hue) => [hue, ...texts].map((front) => [front, `${hue}-wash`, 4.5])),
      ['on-ember', 'ember', 4.5],
      ['on-blood', 'blood', 4.5],
    ] as [string, string, number][]
    const faint = pairs.filter(([front, ground, least]) => {
      const measured = contrast(colours[front], colours[ground])
      return !(measured >= least)
    })
    expect(faint).toEqual([])
  })
})
