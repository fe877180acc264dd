import { h, type VNode } from 'vue'
import DocumentPicture from './DocumentPicture.vue'
import type { DocumentNode } from './report'

function write(node: DocumentNode): VNode | string {
  if (typeof node === 'string') return node
  const { tag, attributes = {}, children } = node
  if (tag !== 'img') return h(tag, attributes, children.map(write))
  const { src = '', alt = '', width = '', height = '', class: look } = attributes
  return h(DocumentPicture, { src, alt, width, height, class: look })
}

/** The parts of a document, as they come: no other element than those it may have can come out. */
export function DocumentNodes({ nodes }: { nodes: readonly DocumentNode[] }): (VNode | string)[] {
  return nodes.map(write)
}
DocumentNodes.props = ['nodes']
