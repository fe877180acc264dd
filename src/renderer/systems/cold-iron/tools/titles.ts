/** Catalogue keys of the tools' names. */
export const toolTitles = {
  contact: 'coldIron.tools.title.contact',
  waking: 'coldIron.tools.title.waking',
  tracking: 'coldIron.tools.title.tracking',
  searching: 'coldIron.tools.title.searching',
  watches: 'coldIron.tools.title.watches',
  march: 'coldIron.tools.title.march',
  rest: 'coldIron.tools.title.rest',
} as const
