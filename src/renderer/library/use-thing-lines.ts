import IconCompare from '~icons/lucide/git-compare'
import IconVariants from '~icons/lucide/git-fork'
import IconCopy from '~icons/lucide/copy'
import IconExport from '~icons/lucide/file-output'
import IconShelf from '~icons/lucide/library'
import IconPrinter from '~icons/lucide/printer'
import IconRemove from '~icons/lucide/trash-2'
import IconReturn from '~icons/lucide/archive-restore'
import IconLeave from '~icons/lucide/archive'
import { printedNouns } from '../../shared/print/forms'
import { useRead } from '../bridge'
import { useWords } from '../composables/use-words'
import type { Thing } from './thing'

/** What can be done with a thing, in the order of every menu that offers it. */
export const thingVerbs = [
  { id: 'thing.duplicate', icon: IconCopy },
  { id: 'thing.compare', icon: IconVariants },
  { id: 'library.put', icon: IconShelf },
  { id: 'library.compare', icon: IconCompare },
  { id: 'thing.export', icon: IconExport },
  { id: 'thing.print', icon: IconPrinter },
  { id: 'thing.leave', icon: IconLeave, startsGroup: true },
  { id: 'thing.return', icon: IconReturn, startsGroup: true },
  { id: 'thing.remove', icon: IconRemove, danger: true, startsGroup: true },
] as const
export type ThingVerb = (typeof thingVerbs)[number]['id']

/** What can be done with each thing, in words: what it is a variant of stands among them. */
export function useThingLines() {
  const { t } = useWords()
  const { data } = useRead('variant.list', {})

  /** What it is a variant of, or how many are variants of it; undefined where there is neither. */
  function variantWords({ noun, id }: Thing): string | undefined {
    const alike = data.value?.filter((each) => each.noun === noun) ?? []
    const own = alike.find((each) => each.id === id)
    if (own) return t('library.ofOriginal', { name: own.of.name })
    const count = alike.filter((each) => each.of.id === id).length
    return count > 0 ? t('library.withVariants', { count }) : undefined
  }

  function canBe(verb: ThingVerb, thing: Thing): boolean {
    switch (verb) {
      case 'thing.print':
        return printedNouns.some((each) => each === thing.noun)
      case 'thing.compare':
        return variantWords(thing) !== undefined
      case 'thing.leave':
        return thing.isAway === false
      case 'thing.return':
        return thing.isAway === true
      case 'thing.remove':
        return thing.isFixed !== true
      default:
        return true
    }
  }

  const linesOf = (thing: Thing) =>
    thingVerbs
      .filter(({ id }) => canBe(id, thing))
      .map((verb) => {
        const said = verb.id === 'thing.compare' ? variantWords(thing) : undefined
        return { ...verb, label: said ?? t(`action.${verb.id}`) }
      })

  return { canBe, linesOf }
}
