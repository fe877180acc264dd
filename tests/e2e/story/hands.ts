import type { Page } from '@playwright/test'
import { expect } from '../app'
import { asksFirst, stepHeading } from './fight'

const attackRoll = 'Percentile roll of the attack'

/** Runs in the page: what the focused element says of itself. */
function wordsOfFocus(): string {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || here === document.body) return ''
  if (here.matches('[tabindex="-1"]')) return ''
  const isField = here instanceof HTMLInputElement || here instanceof HTMLTextAreaElement
  const label = isField ? here.labels?.[0]?.textContent : undefined
  return here.ariaLabel ?? label ?? here.closest('label')?.textContent ?? here.textContent
}

/** A game master at the keyboard: every key that is pressed is counted, and there is no mouse. */
export class Hands {
  readonly page: Page
  keys = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Presses keys one after the other, separated by spaces. */
  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      this.keys++
      await this.page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }

  /** Goes with the tabulator to whatever is called so. */
  async tabTo(name: string): Promise<void> {
    for (let tabs = 0; tabs < 60; tabs++) {
      if ((await this.page.evaluate(wordsOfFocus)).includes(name)) return
      await this.press('Tab')
    }
    throw new Error(`the tabulator never comes to ${name}`)
  }

  /** Presses a key until the button it turns says so. */
  async turnTo(key: string, words: string): Promise<void> {
    const button = this.page.getByRole('button', { name: words })
    for (let turns = 0; turns < 12 && (await button.count()) === 0; turns++) await this.press(key)
    await expect(button.first()).toBeVisible()
  }

  /** Types dice into the field that has the focus, and settles them. */
  async settle(field: string | RegExp, dice: string): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: field })).toBeFocused()
    await this.type(dice)
    await this.press('Enter')
  }

  /** Rolls the attack that is due. */
  async strike(roll: string): Promise<void> {
    await this.settle(attackRoll, roll)
  }

  /** Deals the damage that is asked for; the dice as they lie on the table. */
  async deal(dice: string): Promise<void> {
    await this.settle(/^Damage dice/, dice)
  }

  /** Closes the step, and sees the next one. */
  async close(next: string | RegExp): Promise<void> {
    await this.press('Shift+Enter')
    if (await asksFirst(this.page, stepHeading(this.page, next))) await this.press('Shift+Enter')
    await expect(stepHeading(this.page, next)).toBeVisible()
  }

  /** Declares for whoever is asked, and sees it stand in the list. */
  async declare(keys: string, declared: RegExp): Promise<void> {
    await this.press(keys)
    await expect(this.page.getByRole('button', { name: declared }).first()).toBeVisible()
  }
}
