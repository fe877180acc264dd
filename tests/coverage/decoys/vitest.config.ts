import base from '../../vitest.config.ts'

export default { test: { ...base.test, root: import.meta.dirname, include: ['*.decoy.ts'] } }
