import sheet from '../../shared/print/prints.css?raw'
import page from './page.css?raw'

/** How printed prep looks. */
export const css = `${page}${sheet}`
