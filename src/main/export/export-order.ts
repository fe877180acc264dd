import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  audienceSchema,
  formatSchema,
  paperSchema,
  subjectSchema,
} from '../../campaign/report/kinds'
import { words } from '../../campaign/words'

/** What the command line asks for cannot be understood; the message says which part. */
export class UsageError extends Error {}

/** How the command line is used. */
export const usage = () => words.t('batch.usage')

const option = { type: 'string' } as const
const options = {
  'export-report': option,
  format: option,
  out: option,
  audience: option,
  paper: option,
  document: option,
} as const
type Name = keyof typeof options

/** Switches of the browser inside the program, which it takes for itself. */
const inherited =
  /^(no-sandbox|disable-|enable-|user-data-dir|remote-debugging-|inspect|ozone-|headless|lang|log-level|force-|password-store|in-process-gpu|use-gl)/

const isName = (name: string): name is Name => Object.hasOwn(options, name)

function fail(key: string, gaps: Record<string, string>): never {
  throw new UsageError(words.t(key, gaps))
}

/** Everything that was said on the command line, or an error about the first thing not understood. */
function said(argv: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<Name, string>()
  const positionals: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option' || inherited.test(token.name)) continue
    if (!isName(token.name)) fail('batch.unknownOption', { option: token.rawName })
    if (token.value === undefined) fail('batch.noValue', { option: token.rawName })
    values.set(token.name, token.value)
  }
  return { values, campaign: positionals.findLast((each) => each.endsWith('.irontable')) }
}

/** What the command line orders: which report of which campaign, as what, and where to. */
export function exportOrder(argv: readonly string[]) {
  const { values, campaign } = said(argv)
  const needed = (name: Name) => values.get(name) ?? fail('batch.missing', { option: `--${name}` })
  const oneOf = <Value extends string>(
    name: Name,
    schema: { options: readonly Value[] },
    otherwise?: Value,
  ): Value => {
    const value = values.get(name) ?? otherwise ?? needed(name)
    const known = schema.options.find((each) => each === value)
    return known ?? fail('batch.notOneOf', { option: `--${name}`, list: schema.options.join(', ') })
  }
  const path = resolve(campaign ?? fail('batch.missing', { option: words.t('batch.campaign') }))
  const out = resolve(needed('out'))
  return {
    which: needed('export-report'),
    format: oneOf('format', formatSchema),
    out,
    audience: oneOf('audience', audienceSchema, 'gm'),
    paper: oneOf('paper', paperSchema, 'a4'),
    subject: oneOf('document', subjectSchema, 'mission'),
    campaign: path,
  }
}
