import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Extensions and bookmarklets take parts out of a page, or put something around them. React, which removes what it
 * drew and inserts before it, would fail halfway to the next page and leave both on screen (facebook/react#11538).
 * So a part is removed from wherever it is, and others are inserted before what is around it, or at the end.
 * Test: tests/browser/shell/parts.spec.ts
 */
if (ExecutionEnvironment.canUseDOM) {
  const {insertBefore} = Node.prototype;
  Node.prototype.removeChild = (child) => {
    (child as unknown as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    let before = next;
    while (before && before.parentNode !== this) before = before.parentNode;
    return insertBefore.call(this, child, before) as Child;
  };
}
