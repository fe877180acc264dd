import { h, type VNode } from 'vue'
import type { DocumentNode } from './report'

const write = (node: DocumentNode): VNode | string =>
  typeof node === 'string' ? node : h(node.tag, node.attributes ?? {}, node.children.map(write))

/** The parts of a document, as they come: no other element than those it may have can come out. */
export function DocumentNodes({ nodes }: { nodes: readonly DocumentNode[] }): (VNode | string)[] {
  return nodes.map(write)
}
DocumentNodes.props = ['nodes']
