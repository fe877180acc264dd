import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['e2e/**', 'bench/**'],
    // The sheet of a report is part of what is saved; vitest would leave every style out.
    css: { include: [/report/, /print/] },
    // A test that asserts nothing has not passed.
    expect: { requireAssertions: true },
    pool: 'forks',
    maxWorkers: 2,
    // A worker loads the rule books once, not once a file: that was more than half of the time.
    isolate: false,
    // Random walks through whole fights take their time on a busy machine.
    testTimeout: 300_000,
    // What starts a process of its own is bundled first.
    hookTimeout: 120_000,
  },
})
