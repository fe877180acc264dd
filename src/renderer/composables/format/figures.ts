export { figure as formatNumber, signed } from '../../../shared/figure'
