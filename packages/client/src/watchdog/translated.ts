// Lets React go on when something else has replaced or wrapped its text nodes, such as a translator, whose changes are
// `text` → `<font><font>translation</font></font>`. React keeps its own text nodes, and would fail when it removes one, or write
// new text into one that is no longer on the page.

/** For nodes of the page: what was put in their place. */
var standIns: WeakMap<Node, Node>;
var watch: MutationObserver;

/** Nodes that React makes have a property of it. */
function isOfPage(node: Node): boolean {
  for (var key in node) if (key.slice(0, 7) === '__react' && Object.hasOwn(node, key)) return true;
  return false;
}

function learn(records: readonly MutationRecord[]): void {
  records.forEach((removal, i) => {
    removal.removedNodes.forEach((gone) => {
      var other = gone.parentNode === null ? replacement(gone, removal, records, i) : null;
      if (other !== null) standIns.set(gone, other);
    });
  });
}
/** Returns the element that was added where a node was removed: in the same step, or in one just before or after it. */
function replacement(gone: Node, removal: MutationRecord, records: readonly MutationRecord[], at: number): Node | null {
  if (removal.addedNodes.length > 0) return stranger(removal);
  var added = records.filter((one, i) => {
    if (one.target !== removal.target || one.removedNodes.length > 0) return false;
    var isBeside = one.previousSibling === gone || one.nextSibling === gone;
    return (
      isBeside || (i > at && one.previousSibling === removal.previousSibling && one.nextSibling === removal.nextSibling)
    );
  })[0];
  return added ? stranger(added) : null;
}
/** Returns the added element unless it is the page's own. */
function stranger(record: MutationRecord): Node | null {
  var added = record.addedNodes[0];
  return added && added.nodeType === 1 && !isOfPage(added) ? added : null;
}

/** Returns the child of a node that holds another node now, or stands in for it; null if there is none. */
function presentIn(parent: Node, node: Node | null | undefined): Node | null {
  learn(watch.takeRecords());
  for (var one: Node | null | undefined = node; one; one = standIns.get(one)) {
    var inside: Node | null = one;
    while (inside !== null && inside.parentNode !== parent) inside = inside.parentNode;
    if (inside !== null) return inside;
  }
  return null;
}

export function guardText(): void {
  if (!window.WeakMap || !window.MutationObserver) return;
  standIns = new WeakMap();
  watch = new MutationObserver(learn);
  watch.observe(document, { childList: true, subtree: true });
  var proto = Node.prototype;
  var remove = proto.removeChild;
  var insert = proto.insertBefore;
  var append = proto.appendChild;
  var value = Object.getOwnPropertyDescriptor(proto, 'nodeValue');
  proto.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isOfPage(child)) return remove.call(this, child) as T;
    var present = presentIn(this, child);
    if (present !== null) remove.call(this, present);
    return child;
  };
  // A text node that moves leaves nothing behind.
  proto.appendChild = function <T extends Node>(this: Node, added: T): T {
    takeBack(added);
    return append.call(this, added) as T;
  };
  proto.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    takeBack(added);
    if (!before || before.parentNode === this || !isOfPage(before)) return insert.call(this, added, before) as T;
    return insert.call(this, added, presentIn(this, before)) as T;
  };
  Object.defineProperty(proto, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get: value?.get,
    set: function (this: Node, text: string) {
      takeBack(this);
      value?.set?.call(this, text);
    },
  });
}

/** Puts a text node back on the page, in place of what stands there for it or for what it was moved into. */
function takeBack(text: Node): void {
  if (text.nodeType !== 3 || text.isConnected) return;
  learn(watch.takeRecords());
  for (var node: Node | null = text; node !== null; node = node.parentNode)
    for (var one = standIns.get(node); one; one = standIns.get(one))
      if (one.isConnected) {
        one.parentNode?.replaceChild(text, one);
        return;
      }
}
