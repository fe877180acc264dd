import { relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import base from '../vitest.config.ts'
import { mutantPlugin, mutantRun } from './plugin.ts'

const run = mutantRun()

/** The order asked for: whoever is most likely to notice goes first. */
const order = (process.env['IRON_TABLE_MUTANT_ORDER'] ?? '').split(',')

class AsAsked {
  shard(files: TestSpecification[]) {
    return files
  }
  sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      order.indexOf(relative(import.meta.dirname + '/..', moduleId))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

export default {
  plugins: [mutantPlugin(run)],
  test: {
    ...base.test,
    root: `${import.meta.dirname}/..`,
    exclude: [...(base.test?.exclude ?? []), 'mutants/**', 'coverage/**', 'doors/**'],
    ...(run.does === 'watch'
      ? { setupFiles: [`${import.meta.dirname}/reached.ts`] }
      : { isolate: false, maxWorkers: 1, bail: 1, sequence: { sequencer: AsAsked } }),
  },
}
