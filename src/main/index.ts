import { join } from 'node:path'
import { app } from 'electron'
import { compileOnce } from './compiled'

compileOnce(join(app.getPath('userData'), 'compiled'))
void import('./program')
