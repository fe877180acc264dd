import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { operation } from '../define'
import { words } from '../words'
import { fileName } from '../workspace/file-name'
import { saveFile } from '../workspace/save'
import type { Workspace } from '../workspace/workspace'
import { previewRules, readRules, takeRules, writeRules, type RulesFile } from './file'
import { filledText } from '../../shared/bounded'

/** The rules that were chosen to be taken over, until they are or others are chosen. */
const chosen = new WeakMap<Workspace, RulesFile>()

const nothing = z.strictObject({})

/** Rules of a campaign as a file: for another campaign, or another table. */
export const fileApi = {
  /** Writes the rules that are not the book's where the user says; null when called off. */
  'setting.saveFile': operation({
    input: nothing,
    run: async ({ file, host }) => {
      const { value: rules } = file.read(writeRules)
      if (!rules) return refuse('refusal.rulesUsual')
      const name = fileName(`${rules.title} – ${words.t('settings.file.name')}`)
      const path = await host.askSavePath({ name, extension: 'json' })
      if (path === undefined) return null
      saveFile(path, [file.path], `${JSON.stringify(rules, undefined, 2)}\n`)
      return { path }
    },
  }),

  /** Reads such a file that the user chooses and says what it would change; null when called off. */
  'setting.chooseFile': operation({
    input: nothing,
    run: async (workspace) => {
      const path = await workspace.host.askOpenPath('json')
      if (path === undefined) return null
      const rules = readRules(path)
      chosen.set(workspace, rules)
      const { value: systems } = workspace.file.read((read) => previewRules(read, rules))
      return { title: rules.title, systems }
    },
  }),

  /** Plays by what was chosen last of these systems, in one step of the history. */
  'setting.takeFile': operation({
    input: z.strictObject({ systems: z.array(filledText(64)).min(1).max(20) }),
    run: (workspace, { systems }) => {
      const rules = chosen.get(workspace) ?? refuse('refusal.gone')
      workspace.carryOut(
        'setting.takeFile',
        () => phrase('history.rulesTaken', { title: rules.title }),
        (write) => takeRules(write, rules, systems),
      )
      return true
    },
  }),
}
