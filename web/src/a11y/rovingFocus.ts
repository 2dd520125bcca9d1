/** A row or group of buttons with one tab stop: arrow keys move between them, Home and End go to the first and last. */
export function rovingFocus(node: HTMLElement, selector = '[data-rove]') {
  const all = () => [...node.querySelectorAll<HTMLElement>(selector)];

  function settle(to?: HTMLElement) {
    const list = all();
    const current = to ?? list.find(one => one.tabIndex === 0) ?? list[0];
    for (const one of list) one.tabIndex = one === current ? 0 : -1;
  }

  function key(event: KeyboardEvent) {
    const list = all();
    const at = list.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const target = list[Math.max(0, Math.min(list.length - 1, next))];
    if (!target) return;
    settle(target);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const focused = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    if (target.matches(selector)) settle(target);
  };
  const watching = new MutationObserver(() => settle());
  watching.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focused);
  settle();
  return {
    destroy() {
      watching.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focused);
    },
  };
}
