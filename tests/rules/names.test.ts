import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../src/rules'

const source = join(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|vue|json|css|sql)$/.test(name),
)

/** A publisher's web address may hold the name of a system: links are allowed by address. */
const withoutSites = (text: string) => text.replace(/[\w.-]+\.(?:com|org)\b/g, '')

/** The two lists of all systems: of their rules, and of what they bring to the screen. */
const registries = ['rules/index.ts', 'renderer/systems/index.ts']

describe('rule systems', () => {
  it.each(ruleSystems.map((system) => system.id))(
    '%s is named in its own folders, the two registries only',
    (id) => {
      const words = id.split('-')
      const spelt = new RegExp(words.join('[ _-]?'), 'i')
      const named = files
        .filter(
          (name) => !name.startsWith(`rules/${id}/`) && !name.startsWith(`renderer/systems/${id}/`),
        )
        .filter((name) => !registries.includes(name))
        .filter((name) => spelt.test(withoutSites(readFileSync(join(source, name), 'utf8'))))
      expect(named).toEqual([])
    },
  )
})
