import { phrase } from '../../../../shared/phrase'
import type { EventRecords } from '../core/record'
import { declare, withdraw } from './declaring'
import { isLoading } from '../../fight-model/declaration'
import type { DeclareEvent } from './events'
import { refuseDeclaration, refuseWithdrawal } from './refuse-declaration'

export const declareRecords: EventRecords<DeclareEvent> = {
  declare: {
    when: 'inStep',
    refuse: refuseDeclaration,
    change: declare,
    label: ({ combatantId, declaration }, nameOf) =>
      phrase('coldIron.history.declare', {
        who: nameOf(combatantId),
        declaration: `coldIron.declared.${isLoading(declaration) ? 'load' : declaration.kind}`,
      }),
  },
  withdraw: {
    when: 'inStep',
    refuse: refuseWithdrawal,
    change: withdraw,
    label: ({ combatantId }, nameOf) =>
      phrase('coldIron.history.withdraw', { who: nameOf(combatantId) }),
  },
}
