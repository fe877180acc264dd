import { ruleSystem } from '../../../rules'
import { useWords } from '../use-words'

/** Says what a rule system is called, by its id; nothing for one that this version does not have. */
export function useSystemTitle(): (id: string) => string {
  const { say } = useWords()
  return (id) => {
    const system = ruleSystem(id)
    return system ? say(system.title) : ''
  }
}
