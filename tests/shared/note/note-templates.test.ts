import { describe, expect, it } from 'vitest'
import { nextGap, templateName, turnedTemplate } from '../../../src/shared/note/note-templates'
import { noteSections } from '../../../src/shared/note/note-text'
import words from '../../../src/shared/words/en/notes.json'

describe('a template for notes', () => {
  it('is a note whose title says so, however it is written', () => {
    expect(templateName('Template: Tavern')).toBe('Tavern')
    expect(templateName('  template:Tavern ')).toBe('Tavern')
    expect(templateName('Template:')).toBeNull()
    expect(templateName('Templates of the guild')).toBeNull()
  })

  it('is turned into one and back, within the length of a title', () => {
    for (const title of ['Tavern', 'A “place: of rest”', 'x'.repeat(110)]) {
      expect(templateName(turnedTemplate(title))).toBe(title)
      expect(turnedTemplate(turnedTemplate(title))).toBe(title)
    }
    expect(turnedTemplate('x'.repeat(120))).toHaveLength(120)
  })

  it('has questions, one after the other and round again; answered ones and other links are none', () => {
    const text = 'Lives in [[which place?]], owes [[Ysolt]] and [[whom?]].'
    const first = nextGap(text, 0)
    expect(first && text.slice(first.start, first.end)).toBe('which place?')
    const second = nextGap(text, first?.end ?? 0)
    expect(second && text.slice(second.start, second.end)).toBe('whom?')
    expect(nextGap(text, second?.end ?? 0)).toEqual(first)
    expect(nextGap('[[Ysolt]] asks: why? [[npc:one|Who?]]', 0)).toBeNull()
  })

  it('of ours has a name, a title, a question and something for the game master alone', () => {
    const ours = Object.values(words.notes.templates)
    expect(ours).toHaveLength(6)
    for (const { name, title, body } of ours) {
      expect(title).toContain(name.toLowerCase())
      expect(nextGap(body, 0)).not.toBeNull()
      const sections = noteSections(body)
      expect(sections.some(({ secret }) => secret)).toBe(true)
      expect(sections.map(({ text }) => text).join('')).not.toContain(':::')
    }
  })
})
