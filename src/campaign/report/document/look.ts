import sheet from '../../../shared/report/paper.css?raw'
import page from './page.css?raw'

/** How a report looks. */
export const css = `${page}${sheet}`
