import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { english, type Catalogue } from '../../../src/shared/words'

const renderer = join(import.meta.dirname, '../../../src/renderer')
const sources = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.vue'))
  .map((name) => ({ name, text: readFileSync(join(renderer, name), 'utf8') }))

function textsOf(branch: Catalogue): string[] {
  return Object.values(branch).flatMap((said) => (typeof said === 'string' ? said : textsOf(said)))
}

describe('what sends a form, and what leaves it', () => {
  it('stands in every dialog that has a form of its own', () => {
    const forms = sources.filter(
      ({ text }) => text.includes('<BaseDialog') && /<form[^>]*@submit/.test(text),
    )
    const without = forms.filter(
      ({ text }) =>
        !/<(?:FormButtons|CancelButton)\b/.test(text) && !text.includes("'part.cancel'"),
    )
    expect(forms.length).toBeGreaterThan(8)
    // The end of a session is left standing as it is, or given up: it has a word for each.
    expect(without.map(({ name }) => name)).toEqual([
      'systems/dungeon-world/session-end/SessionEndDialog.vue',
    ])
  })

  it('has one set of verbs: what is new is added, what is there is saved', () => {
    const others = ['Keep', 'Keep it', 'Make', 'Make it', 'Take over', 'Store', 'OK', 'Apply']
    expect(textsOf(english).filter((text) => others.includes(text))).toEqual([])
  })
})
