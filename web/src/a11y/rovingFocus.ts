/**
 * A row, group or grid of buttons with one tab stop: arrow keys move between them, Home and End go to the first and
 * last. Up and Down go to the nearest button in another line, if there are several lines.
 */
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
    const line = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const other = line === 0 ? undefined : nearestInLine(list, event.target as HTMLElement, line);
    const next = other !== undefined ? list.indexOf(other) : { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
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

/** The nearest button above (-1) or below (1) another one. */
function nearestInLine(list: HTMLElement[], from: HTMLElement, line: number): HTMLElement | undefined {
  const { left, top, height } = from.getBoundingClientRect();
  const away = list.flatMap(one => {
    const box = one.getBoundingClientRect();
    const down = (box.top - top) * line;
    return down > height / 2 ? [{ one, down, aside: Math.abs(box.left - left) }] : [];
  });
  return away.sort((a, b) => a.down - b.down || a.aside - b.aside)[0]?.one;
}
