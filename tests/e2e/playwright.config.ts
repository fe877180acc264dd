import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testIgnore: 'demo/**',
  outputDir: '../../test-results/e2e',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
})
