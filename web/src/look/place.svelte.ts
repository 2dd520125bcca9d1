/** What the bar says about where one is: the page's name and a detail. Set by each page. */
const state = $state({ title: '', detail: '' });

export function place(): { title: string; detail: string } {
  return state;
}

export function arriveAt(title: string, detail = ''): void {
  state.title = title;
  state.detail = detail;
  document.title = title === '' ? 'Parlour' : `${title} · Parlour`;
}
