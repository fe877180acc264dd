import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'demo',
  outputDir: '../../test-results/demo',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
})
