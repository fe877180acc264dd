import italic from '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2?inline'
import upright from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?inline'
import italicMore from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-italic.woff2?inline'
import uprightMore from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?inline'
import ranges from '@fontsource-variable/alegreya/unicode.json'

const faces = [
  { style: 'normal', source: upright, range: ranges.latin },
  { style: 'italic', source: italic, range: ranges.latin },
  { style: 'normal', source: uprightMore, range: ranges['latin-ext'] },
  { style: 'italic', source: italicMore, range: ranges['latin-ext'] },
]

/** The letters of a document, inside it: it looks the same on every machine, and nothing is fetched. */
export const fontFaces = faces
  .map(
    ({ style, source, range }) => `@font-face {
  font-family: 'Alegreya Variable';
  font-style: ${style};
  font-weight: 400 900;
  src: url('${source}') format('woff2');
  unicode-range: ${range};
}
`,
  )
  .join('')
