/**
 * A browser that translates a page puts its own elements around or in place of our texts. React then
 * removes a text, or inserts something before it, where the text no longer is, and the whole page would
 * end in an error. Here the translator's element is taken instead; a text that is in no page is left.
 */
export function allowTranslatedText(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const own = childIn(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    child: T,
    next: Node | null,
  ): T {
    insertBefore.call(this, child, next && childIn(this, next))
    return child
  }
}

/** The child of this parent that is, or is around, the node; null where it is elsewhere. */
function childIn(parent: Node, node: Node): Node | null {
  let own: Node | null = node
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
