import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['e2e/**', 'bench/**'],
    pool: 'forks',
    maxWorkers: 2,
    // Random walks through whole fights take their time on a busy machine.
    testTimeout: 300_000,
  },
})
